import { useState } from 'react';
import { fileInSite } from '../../i18n/base-path.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { CheckIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { usePreHydrationInput } from '../sections/use-pre-hydration-input.ts';
import { exampleOf } from './examples/example-of.tsx';
import { LinkIcon } from './icons.tsx';
import styles from './question-library-page.module.css';
import type { QuestionId, QuestionType } from './question-types.ts';

interface QuestionCardProps {
  type: QuestionType;
  /** Whether the address of the page names it. */
  isMarked?: boolean;
  /** Whether it is among cards of other categories, so that it names its own. */
  isMixed?: boolean;
}

/** The card of a question type with an interactive example. */
export function QuestionCard({
  type: { id, category },
  isMarked = false,
  isMixed = false,
}: QuestionCardProps) {
  const { t } = useTranslation(['lib']);
  const place = usePreHydrationInput<HTMLFieldSetElement>();
  const Example = exampleOf[id];
  const ask = t(`lib.types.${id}.ask`);
  return (
    <article
      id={id}
      className={`${card.card} ${styles.card}`}
      aria-labelledby={`type-${id}`}
      aria-current={isMarked ? 'location' : undefined}
    >
      <header className={styles.cardHead}>
        <Phrases as="h3" id={`type-${id}`}>
          {t(`lib.types.${id}.name`)}
        </Phrases>
        <span className={styles.category}>
          {isMixed && <span>{t(`lib.categories.${category}`)}</span>}
          <CopyLink id={id} />
        </span>
        <Phrases as="p">{t(`lib.types.${id}.use`)}</Phrases>
      </header>
      <fieldset ref={place} className={styles.example}>
        <Phrases as="legend">{ask}</Phrases>
        <Example name={id} ask={ask} parts={t(`lib.types.${id}.parts`)} />
      </fieldset>
    </article>
  );
}

interface QuestionGridProps {
  types: readonly QuestionType[];
  /** The id of the question type that the address names. */
  marked: string;
  /** Whether the types are of several categories. */
  isMixed?: boolean;
}

/** The cards of question types. */
export function QuestionGrid({ types, marked, isMixed }: QuestionGridProps) {
  return (
    <ul className={styles.grid}>
      {types.map((type) => (
        <li key={type.id}>
          <QuestionCard type={type} isMarked={type.id === marked} isMixed={isMixed} />
        </li>
      ))}
    </ul>
  );
}

/** Copies the address of a question type. A browser that refuses shows the address in its address bar. */
function CopyLink({ id }: { id: QuestionId }) {
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
