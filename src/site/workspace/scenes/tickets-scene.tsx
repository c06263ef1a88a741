import { useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { stateOf, ticketStates, ticketsWith } from '../data/tickets.ts';
import styles from '../workspace.module.css';
import type { SceneProps } from './scene.ts';
import { ScoreAgain, TicketFacts, TicketTimeline } from './ticket-parts.tsx';

/** The low scores, each with what is done about it. */
export function TicketsScene({ own, progress, setProgress }: SceneProps) {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [chosen, setChosen] = useState<string>();
  const tickets = ticketsWith(own);
  const isLow = tickets[0]?.id === 'yours';
  const ticket = tickets.find(({ id }) => id === chosen) ?? tickets[0];
  const reached = ticket ? ticketStates.indexOf(stateOf(ticket, progress)) : 0;
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
              <span className={styles.muted}>
                {c.store[each.store]} · {c.touchpoint[each.touchpoint]}
              </span>
              <span className={styles.state} data-state={stateOf(each, progress)}>
                {c.tickets[stateOf(each, progress)]}
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
          <TicketFacts ticket={ticket} />
          <p className={styles.said}>
            <span className={styles.muted}>{c.tickets.said}</span>
            {said[ticket.id] ?? c.tickets.unsaid}
          </p>
          <TicketTimeline reached={reached} />
          {reached === 2 ? (
            <ScoreAgain ticket={ticket} />
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
