import { useState } from 'react';
import { fileInSite } from '../../i18n/base-path.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LinkIcon } from './icons.tsx';
import styles from './question-library-page.module.css';
import type { QuestionId } from './question-types.ts';

/** Copies the address of a question type. A browser that refuses shows the address in its address bar. */
export function CopyLink({ id }: { id: QuestionId }) {
  const { t } = useTranslation(['lib']);
  const language = useLanguage();
  const [result, setResult] = useState<'copied' | 'shown'>();

  async function copy(): Promise<void> {
    const address = fileInSite(localize(paths.libQuestion(id), language));
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setResult('copied');
    } catch {
      location.assign(address);
      setResult('shown');
    }
  }

  return (
    <>
      <Button
        kind="icon"
        className={styles.copy}
        aria-label={t('lib.link.copy', { name: t(`lib.types.${id}.name`) })}
        title={t('lib.link.title')}
        onClick={copy}
        onBlur={() => setResult(undefined)}
      >
        {result === 'copied' ? <CheckIcon /> : <LinkIcon />}
      </Button>
      <span className={result ? styles.copied : 'visually-hidden'} role="status">
        {result && t(`lib.link.${result}`)}
      </span>
    </>
  );
}
