import { ProgressBar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import styles from './list-page.module.css';
import { type BatchResults, withOutcome } from './use-batch.ts';

/** The number of rows that a dialog shows without scrolling on a phone: name, e-mail and result are three lines. */
const fewRows = 1;

/** The tab index of a list of accounts in a dialog: a scrollable list must be focusable. */
export const scrollStop = (rows: number) => (rows > fewRows ? 0 : undefined);

interface BatchProgressProps {
  items: readonly { id: string; name: string; account: string }[];
  results: BatchResults;
  isRunning: boolean;
}

/** Focuses an element when it appears: the button that was pressed is gone. */
export const focusFirst = (element: HTMLElement | null) => element?.focus();

/** The progress of a batch, then its summary, with the result of each account. Each of both takes the focus. */
export function BatchProgress({ items, results, isRunning }: BatchProgressProps) {
  const { t } = useTranslation(['subAccount']);
  const count = (outcome: 'done' | 'failed' | 'skipped') => withOutcome(items, results, outcome).length;
  const finished = items.filter(({ id }) => results.has(id)).length;
  return (
    <>
      <p key={`${isRunning}`} ref={focusFirst} role="status" tabIndex={-1}>
        {isRunning
          ? t('subAccount.bulk.progress', { done: finished, count: items.length })
          : t('subAccount.bulk.summary', {
              done: count('done'),
              failed: count('failed'),
              skipped: count('skipped'),
            })}
      </p>
      {isRunning && (
        <ProgressBar value={finished} max={items.length} aria-label={t('subAccount.bulk.running')} />
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
