import { ProgressBar } from '@fluentui/react-progress';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import styles from './list-page.module.css';
import { type BatchResults, withOutcome } from './use-batch.ts';

interface Person {
  id: string;
  name: string;
  account: string;
}

interface PeopleListProps<Item extends Person> {
  label: string;
  people: readonly Item[];
  /** What is before the name. */
  before?: (person: Item) => ReactNode;
  /** What the list says about a person. */
  children: (person: Item) => ReactNode;
}

/** A list of sub-accounts in a dialog, each with its name and e-mail. */
export function PeopleList<Item extends Person>({ label, people, before, children }: PeopleListProps<Item>) {
  return (
    // One person is three lines, which do not scroll on a phone. A scrollable list must be focusable.
    <ul className={styles.people} tabIndex={people.length > 1 ? 0 : undefined} aria-label={label}>
      {people.map((person) => (
        <li key={person.id}>
          <span className={styles.person}>
            {before?.(person)}{' '}
            <bdi>
              <b>{person.name}</b>
            </bdi>{' '}
            <span>
              <EmailText email={person.account} />
            </span>
          </span>
          {children(person)}
        </li>
      ))}
    </ul>
  );
}

interface BatchProgressProps {
  items: readonly Person[];
  results: BatchResults;
  isRunning: boolean;
  /** Replaces the list of the results. */
  children?: ReactNode;
}

/** Focuses an element when it appears: the button that was pressed is gone. */
export const focusFirst = (element: HTMLElement | null) => element?.focus();

/** The progress of a batch, then its summary, with the result of each account. Each of both takes the focus. */
export function BatchProgress({ items, results, isRunning, children }: BatchProgressProps) {
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
      {children ?? (
        <PeopleList label={t('subAccount.bulk.results')} people={items}>
          {({ id }) => (
            <strong data-outcome={results.get(id)?.outcome}>{results.get(id)?.message ?? '…'}</strong>
          )}
        </PeopleList>
      )}
    </>
  );
}
