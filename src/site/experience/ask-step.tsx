import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { usePreHydrationInput } from '../sections/use-pre-hydration-input.ts';
import { type Answer, reasonNames, reasons } from './demo-answers.ts';
import styles from './experience-page.module.css';

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface AskStepProps {
  answer: Answer;
  /** Called with the changed values. */
  onChange: (part: Partial<Answer>) => void;
}

/** The questionnaire: a score and a reason. */
export function AskStep({ answer, onChange }: AskStepProps) {
  const { t } = useTranslation(['experience']);
  const form = usePreHydrationInput<HTMLFormElement>();
  return (
    <form ref={form} id="ask" className={styles.panel} aria-labelledby="ask-title">
      <div>
        <p className={styles.number}>{t('experience.ask.step')}</p>
        <Phrases as="h2" id="ask-title">
          {t('experience.ask.title')}
        </Phrases>
        <Phrases as="p" className={styles.text}>
          {t('experience.ask.text')}
        </Phrases>
      </div>
      <fieldset>
        <legend>{t('experience.ask.score')}</legend>
        <div className={styles.scores}>
          {scores.map((score) => (
            <label key={score}>
              <input
                type="radio"
                name="score"
                value={score}
                checked={score === answer.score}
                onChange={() => onChange({ score })}
              />
              <span>{score}</span>
            </label>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{t('experience.ask.low')}</span>
          <span>{t('experience.ask.high')}</span>
        </p>
      </fieldset>
      <fieldset>
        <legend>{t('experience.ask.reason')}</legend>
        <div className={styles.reasons}>
          {reasons.map((reason) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                value={reason}
                checked={reason === answer.reason}
                onChange={() => onChange({ reason })}
              />
              <span>{t(reasonNames[reason])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.next}>
        <ActionLink to="#board">{t('experience.ask.next')}</ActionLink>
      </p>
    </form>
  );
}
