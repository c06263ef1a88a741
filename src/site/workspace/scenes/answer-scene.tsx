import { useId } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { Button } from '../../../ui/button.tsx';
import { alertLimit } from '../data/responses.ts';
import styles from '../workspace.module.css';
import type { SceneProps } from './scene.ts';

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The phone of the customer: a score and its reason, and what follows from a low one. */
export function AnswerScene({ asked, answer: { score, reason }, setAnswer, openScene }: SceneProps) {
  const c = useContent('workspace');
  const id = useId();
  const isLow = score <= alertLimit;
  return (
    <div>
      <p className={styles.muted}>{c.answer.occasion}</p>
      <p id={`${id}-score`} className={styles.heading}>
        {c.answer.score}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend belongs to a form */}
      <div role="group" aria-labelledby={`${id}-score`} className={styles.scores}>
        {scores.map((each) => (
          <Button
            key={each}
            kind="chip"
            aria-pressed={each === score}
            onClick={() => setAnswer({ score: each, reason })}
          >
            {each}
          </Button>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{c.answer.low}</span>
        <span>{c.answer.high}</span>
      </p>
      <p id={`${id}-reason`} className={styles.heading}>
        {c.answer.reason}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend belongs to a form */}
      <div role="group" aria-labelledby={`${id}-reason`} className={styles.options}>
        {asked.map((each) => (
          <Button
            key={each}
            kind="chip"
            aria-pressed={each === reason}
            onClick={() => setAnswer({ score, reason: each })}
          >
            {c.reason[each]}
          </Button>
        ))}
      </div>
      <p className={styles.calm} role="status">
        {isLow ? c.answer.callback : c.answer.thanks}
      </p>
      <Button kind="primary" small data-next="" onClick={() => openScene(isLow ? 'tickets' : 'dashboard')}>
        {isLow ? c.dashboard.toTicket : c.answer.next}
      </Button>
    </div>
  );
}
