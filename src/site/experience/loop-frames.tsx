import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Steps } from '../sections/steps.tsx';
import { firstAnswer, ticketsWith, visit } from '../workspace/data/tickets.ts';
import { ScoreAgain, TicketFacts, TicketTimeline } from '../workspace/scenes/ticket-parts.tsx';
import workspace from '../workspace/workspace.module.css';
import styles from './loop-frames.module.css';

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What happens to a low score, in three frames: the answer, the alert and the call. */
export function LoopFrames() {
  const { steps } = useContent('experience');
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [ticket] = ticketsWith({ ...visit, ...firstAnswer });
  if (!ticket) return null;
  const title = t('workspace.tickets.title', { score: ticket.score, reason: c.reason[ticket.reason] });
  const pictures = [
    <>
      <p>{c.answer.score}</p>
      <p className={`${workspace.scores} ${styles.scores}`} aria-hidden="true">
        {scores.map((score) => (
          <span key={score} data-chosen={score === ticket.score || undefined}>
            {score}
          </span>
        ))}
      </p>
      <strong>{title}</strong>
    </>,
    <>
      <strong>{`${c.tickets.new} · ${title}`}</strong>
      <TicketFacts ticket={ticket} />
    </>,
    <>
      <TicketTimeline reached={2} />
      <ScoreAgain ticket={ticket} />
    </>,
  ];
  return (
    <Steps
      level="h2"
      steps={[steps.answer, steps.alert, steps.call].map((step, index) => ({
        ...step,
        picture: <div className={styles.frame}>{pictures[index]}</div>,
      }))}
    />
  );
}
