import { ProgressBar } from '@fluentui/react-components';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import styles from './list-page.module.css';
import { type BatchResults, countOf } from './use-batch.ts';

/** The number of rows that a dialog shows without scrolling on a phone: name, e-mail and result are three lines. */
const fewRows = 1;

/** The tab index of a list of accounts in a dialog: a scrollable list must be focusable. */
export const scrollStop = (rows: number) => (rows > fewRows ? 0 : undefined);

interface BatchProgressProps {
  /** The progress and the summary, which can be focused. */
  status?: RefObject<HTMLParagraphElement | null>;
  items: readonly { id: string; name: string; account: string }[];
  results: BatchResults;
  isRunning: boolean;
}

/** The progress of a batch, then its summary, with the result of each account. */
export function BatchProgress({ status, items, results, isRunning }: BatchProgressProps) {
  const { t } = useTranslation(['subAccount']);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {isRunning
          ? t('subAccount.bulk.progress', { done: results.size, count: items.length })
          : t('subAccount.bulk.summary', {
              done: countOf(results, 'done'),
              failed: countOf(results, 'failed'),
              skipped: countOf(results, 'skipped'),
            })}
      </p>
      {isRunning && (
        <ProgressBar value={results.size} max={items.length} aria-label={t('subAccount.bulk.running')} />
      )}
      <ul
        className={styles.results}
        tabIndex={scrollStop(items.length)}
        aria-label={t('subAccount.bulk.results')}
      >
        {items.map((item) => {
          const result = results.get(item.id);
          return (
            <li key={item.id}>
              <PersonLabel person={item} />
              <strong data-outcome={result?.outcome}>{result?.message ?? '…'}</strong>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface PersonLabelProps {
  person: { name: string; account: string };
  /** What is before the name. */
  children?: ReactNode;
}

/** The name and the e-mail of a sub-account in a list of a dialog. */
export function PersonLabel({ person: { name, account }, children }: PersonLabelProps) {
  return (
    <span className={styles.person}>
      {children}{' '}
      <bdi>
        <b>{name}</b>
      </bdi>{' '}
      <span>
        <EmailText email={account} />
      </span>
    </span>
  );
}
