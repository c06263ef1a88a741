import { useId } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { Button } from '../../../ui/button.tsx';
import { reasons } from '../data/responses.ts';
import styles from '../workspace.module.css';
import type { SceneProps } from './scene.ts';

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The phone of the customer: a score and its reason. */
export function AnswerScene({ answer: { score, reason }, own, setAnswer, openScene }: SceneProps) {
  const c = useContent('workspace');
  const id = useId();
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
      <div className={styles.follow} data-open={score !== undefined || undefined}>
        <p id={`${id}-reason`} className={styles.heading}>
          {c.answer.reason}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend belongs to a form */}
        <div role="group" aria-labelledby={`${id}-reason`} className={styles.options}>
          {reasons.map((each) => (
            <Button
              key={each}
              kind="chip"
              aria-pressed={each === reason}
              disabled={score === undefined}
              onClick={() => setAnswer({ score, reason: each })}
            >
              {c.reason[each]}
            </Button>
          ))}
        </div>
      </div>
      <p className={styles.muted} role="status">
        {own ? c.answer.thanks : c.answer.hint}
      </p>
      {own && (
        <Button kind="primary" small data-next="" onClick={() => openScene('dashboard')}>
          {c.answer.next}
        </Button>
      )}
    </div>
  );
}
