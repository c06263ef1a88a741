import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import styles from './quote-page.module.css';

/** The confirmation that replaces the form. */
export function QuoteSent({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { t } = useTranslation(['quote']);
  const isCustomer = useAtomValue(userAtom) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {t('quote.sent.title')}
      </h2>
      <p className={styles.id}>{t('quote.sent.id', { id })}</p>
      <p>{t('quote.sent.text')}</p>
      <LinkRow>
        <button type="button" onClick={onAgain}>
          {t('quote.sent.again')}
        </button>
        {isCustomer ? (
          <LocalizedLink to={paths.user()}>{t('quote.sent.userCentre')}</LocalizedLink>
        ) : (
          <LocalizedLink to={paths.home()}>{t('quote.sent.home')}</LocalizedLink>
        )}
      </LinkRow>
    </section>
  );
}
