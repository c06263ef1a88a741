import { useId } from 'react';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Rating } from '../experience/demo-answers.ts';
import styles from './feedback-loop.module.css';

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface QuestionPaneProps {
  /** Null before the answer. */
  answer: Rating | null;
  onChoose: (score: number) => void;
}

/** The question that the customer answers. */
export function QuestionPane({ answer, onChoose }: QuestionPaneProps) {
  const { t } = useTranslation(['home']);
  const isHydrated = useIsHydrated();
  const questionId = useId();
  return (
    <div className={styles.pane} data-pane="question">
      <p className={styles.step}>{t('home.loop.question.step')}</p>
      <div className={styles.card}>
        <p className={styles.muted}>{t('home.loop.question.occasion')}</p>
        <p id={questionId} className={styles.title}>
          {t('home.loop.question.text')}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend belongs to a form */}
        <div role="group" aria-labelledby={questionId} className={styles.scores}>
          {scores.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === answer?.score}
              disabled={!isHydrated}
              onClick={() => onChoose(each)}
            >
              {each}
            </button>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{t('home.loop.question.low')}</span>
          <span>{t('home.loop.question.high')}</span>
        </p>
        <p className={styles.reason} data-shown={answer?.reason !== undefined}>
          <span className={styles.muted}>{t('home.loop.question.reason')}</span>
          <strong>{t('home.loop.reason.wait')}</strong>
        </p>
      </div>
      <p className={styles.hint}>{t('home.loop.question.hint')}</p>
    </div>
  );
}
