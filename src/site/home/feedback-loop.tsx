import { useId, useRef, useState } from 'react';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { alertLimit, firstAnswer, type Rating } from '../experience/demo-answers.ts';
import { AlertPane } from './alert-pane.tsx';
import { BoardPane } from './board-pane.tsx';
import styles from './feedback-loop.module.css';
import { hasReached } from './loop-stages.ts';
import { QuestionPane } from './question-pane.tsx';
import { useLoop } from './use-loop.ts';

/** The panes, each with its first and last stage. */
const panes = [
  { label: 'home.loop.question.step', first: 'ask', last: 'answered' },
  { label: 'home.loop.board.step', first: 'counted', last: 'counted' },
  { label: 'home.loop.alert.step', first: 'opened', last: 'closed' },
] as const;

/**
 * The product in the hero: a customer answers, the dashboard counts the answer, a ticket opens and closes. A visitor who
 * chooses a score takes over.
 */
export function FeedbackLoop() {
  const { t } = useTranslation(['home']);
  const frame = useRef<HTMLElement>(null);
  const { stage, mayMove, isPaused, setPaused, stopAt } = useLoop(frame);
  const [answer, setAnswer] = useState<Rating>(firstAnswer);
  const captionId = useId();
  const isHydrated = useIsHydrated();
  const isCounted = hasReached(stage, 'counted');

  const choose = (score: number) => {
    setAnswer({ score, ...(score <= alertLimit && { reason: firstAnswer.reason }) });
    stopAt(score <= alertLimit ? 'opened' : 'counted');
  };

  return (
    <figure ref={frame} className={styles.frame} aria-labelledby={captionId} data-stage={stage}>
      <figcaption id={captionId} className={styles.chrome}>
        <span className={styles.dots} aria-hidden="true" />
        <span>{t('home.loop.label')}</span>
        {mayMove && (
          <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
            {t(isPaused ? 'home.loop.play' : 'home.loop.pause')}
          </button>
        )}
      </figcaption>
      <div className={styles.panes}>
        <QuestionPane answer={hasReached(stage, 'answered') ? answer : null} onChoose={choose} />
        <BoardPane answer={isCounted ? answer : null} />
        <AlertPane answer={isCounted ? answer : null} stage={stage} />
      </div>
      {/* Phones have space for one pane. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend belongs to a form */}
      <div className={styles.steps} role="group" aria-label={t('home.loop.steps')}>
        {panes.map(({ label, first, last }) => (
          <button
            key={label}
            type="button"
            aria-pressed={hasReached(stage, first) && hasReached(last, stage)}
            disabled={!isHydrated}
            onClick={() => stopAt(last)}
          >
            {t(label)}
          </button>
        ))}
      </div>
    </figure>
  );
}
