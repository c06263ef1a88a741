import { type ReactNode, useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import {
  clockOf,
  scoreAgain,
  stateOf,
  type Ticket,
  ticketStates,
  ticketsWith,
  timeOf,
} from '../data/tickets.ts';
import styles from '../workspace.module.css';
import type { SceneProps } from './scene.ts';

/** The low scores, each with what is done about it. */
export function TicketsScene({ own, progress, setProgress }: SceneProps) {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [chosen, setChosen] = useState<string>();
  const tickets = ticketsWith(own);
  const isLow = tickets[0]?.id === 'yours';
  const ticket = tickets.find(({ id }) => id === chosen) ?? tickets[0];
  const reached = ticket ? ticketStates.indexOf(stateOf(ticket, progress)) : 0;
  const clockText = (each: Ticket) => {
    const { kind, minutes } = clockOf(each, progress);
    return <span data-clock={kind}>{t(`workspace.tickets.${kind}`, { minutes })}</span>;
  };
  const facts: readonly (readonly [string, ReactNode])[] | undefined = ticket && [
    [c.tickets.customer, t('workspace.tickets.phone', { digits: ticket.phone })],
    [c.tickets.owner, c.tickets.manager],
    [c.tickets.place, c.store[ticket.store]],
    [c.tickets.channel, c.touchpoint[ticket.touchpoint]],
    [c.tickets.came, timeOf(ticket, 0)],
    [c.tickets.due, clockText(ticket)],
  ];
  const said: Readonly<Record<string, string>> = c.comments.text;

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
              <span className={styles.state} data-state={stateOf(each, progress)}>
                {c.tickets[stateOf(each, progress)]}
              </span>
              <span className={styles.muted}>
                {c.store[each.store]} · {c.touchpoint[each.touchpoint]}
              </span>
              {clockText(each)}
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
            {facts?.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.said}>
            <span className={styles.muted}>{c.tickets.said}</span>
            {said[ticket.id] ?? c.tickets.unsaid}
          </p>
          <ol className={styles.timeline}>
            {[c.tickets.received, c.tickets.callDone, c.tickets.closeDone].map((step, index) => (
              <li key={step} data-done={reached >= index ? '' : undefined}>
                {reached >= index && <time>{timeOf(ticket, index)}</time>} <span>{step}</span>
              </li>
            ))}
          </ol>
          {reached === 2 ? (
            <p className={styles.calm}>
              {t('workspace.tickets.again', { score: scoreAgain(ticket), before: ticket.score })}
            </p>
          ) : (
            <Button
              kind="primary"
              small
              onClick={() => setProgress({ ...progress, [ticket.id]: ticketStates[reached + 1] ?? 'closed' })}
            >
              {reached === 0 ? c.tickets.call : c.tickets.close}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
