import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { scoreAgain, type Ticket } from '../data/tickets.ts';
import styles from '../workspace.module.css';

/** Where the score comes from, and who calls until when. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const c = useContent('workspace');
  const facts = [
    [c.tickets.place, c.store[ticket.store]],
    [c.tickets.channel, c.touchpoint[ticket.touchpoint]],
    [c.tickets.owner, c.tickets.manager],
    [c.tickets.due, c.tickets.limit],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is done about a ticket: one to three steps. */
export function TicketTimeline({ reached }: { reached: number }) {
  const { tickets } = useContent('workspace');
  return (
    <ol className={styles.timeline}>
      {[tickets.received, tickets.callDone, tickets.closeDone].map((step, index) => (
        <li key={step} data-done={reached >= index ? '' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** The score after the call. */
export function ScoreAgain({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation(['workspace']);
  return (
    <p className={styles.calm}>
      {t('workspace.tickets.again', { score: scoreAgain(ticket), before: ticket.score })}
    </p>
  );
}
