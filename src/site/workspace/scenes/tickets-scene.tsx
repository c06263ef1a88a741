import { useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { comments } from '../data/comments.ts';
import { alertLimit, type Reason, type Store, type Touchpoint } from '../data/responses.ts';
import styles from '../workspace.module.css';
import type { SceneProps } from './scene.ts';

interface Ticket {
  id: string;
  score: number;
  reason: Reason;
  store: Store;
  touchpoint: Touchpoint;
  said?: string;
}

const states = ['new', 'called', 'closed'] as const;

/** The low scores, each with what is done about it. */
export function TicketsScene({ own }: SceneProps) {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [chosen, setChosen] = useState<string>();
  const [progress, setProgress] = useState<Readonly<Record<string, (typeof states)[number]>>>({
    cold: 'called',
    login: 'closed',
  });
  const others = comments
    .filter((each) => each.score <= alertLimit)
    .map((each): Ticket => {
      const topic = each.tags[0];
      return {
        ...each,
        reason: topic === 'price' || topic === undefined ? 'goods' : topic,
        said: c.comments.text[each.id],
      };
    });
  const isLow = own !== undefined && own.score <= alertLimit;
  const tickets: Ticket[] = isLow ? [{ id: 'yours', ...own }, ...others] : others;
  const ticket = tickets.find(({ id }) => id === chosen) ?? tickets[0];
  const stateOf = (id: string) => progress[id] ?? 'new';
  const reached = ticket ? states.indexOf(stateOf(ticket.id)) : 0;

  return (
    <div className={styles.tickets}>
      {own && !isLow && <p className={styles.calm}>{t('workspace.tickets.calm', { score: own.score })}</p>}
      <ul className={styles.list} aria-label={c.tickets.list}>
        {tickets.map((each) => (
          <li key={each.id}>
            <button type="button" aria-pressed={each === ticket} onClick={() => setChosen(each.id)}>
              <span>
                {t('workspace.tickets.title', { score: each.score, reason: c.reason[each.reason] })}
              </span>
              <span className={styles.muted}>{c.store[each.store]}</span>
              <span className={styles.state} data-state={stateOf(each.id)}>
                {c.tickets[stateOf(each.id)]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {ticket && (
        <div className={styles.ticket}>
          <p className={styles.heading}>
            {t('workspace.tickets.title', { score: ticket.score, reason: c.reason[ticket.reason] })}
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>{c.tickets.place}</dt>
              <dd>{c.store[ticket.store]}</dd>
            </div>
            <div>
              <dt>{c.tickets.channel}</dt>
              <dd>{c.touchpoint[ticket.touchpoint]}</dd>
            </div>
            <div>
              <dt>{c.tickets.owner}</dt>
              <dd>{c.tickets.manager}</dd>
            </div>
            <div>
              <dt>{c.tickets.due}</dt>
              <dd>{c.tickets.limit}</dd>
            </div>
          </dl>
          <p className={styles.said}>
            <span className={styles.muted}>{c.tickets.said}</span>
            {ticket.said ?? c.tickets.unsaid}
          </p>
          <ol className={styles.timeline}>
            <li data-done="">{c.tickets.received}</li>
            <li data-done={reached > 0 ? '' : undefined}>{c.tickets.callDone}</li>
            <li data-done={reached > 1 ? '' : undefined}>{c.tickets.closeDone}</li>
          </ol>
          {reached < 2 && (
            <Button
              kind="primary"
              small
              onClick={() => setProgress({ ...progress, [ticket.id]: states[reached + 1] ?? 'closed' })}
            >
              {reached === 0 ? c.tickets.call : c.tickets.close}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
