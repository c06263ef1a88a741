import { useTranslation } from '../../i18n/use-translation.ts';
import { type Answer, alertLimit, reasonNames } from './demo-answers.ts';
import styles from './experience-page.module.css';
import { Step } from './step.tsx';

interface AlertStepProps {
  answer: Answer;
  isSolved: boolean;
  onSolvedChange: (isSolved: boolean) => void;
}

/** The alert that a low score triggers, until the ticket is closed. */
export function AlertStep({ answer: { score, reason }, isSolved, onSolvedChange }: AlertStepProps) {
  const { t } = useTranslation(['experience']);
  return (
    <Step
      id="alert"
      step={t('experience.alert.step')}
      title={t('experience.alert.title')}
      text={t('experience.alert.text')}
      next={{ id: 'ask', label: t('experience.alert.retry') }}
    >
      <div className={styles.panel}>
        <output className={styles.result}>
          {score <= alertLimit ? (
            <>
              <span className={styles.ticket}>
                <strong>{t('experience.alert.ticket')}</strong>
                <span className={styles.state} data-solved={isSolved ? '' : undefined}>
                  {t(isSolved ? 'experience.alert.solved' : 'experience.alert.open')}
                </span>
              </span>
              <span>{t('experience.alert.body', { score, reason: t(reasonNames[reason]) })}</span>
              <span className={styles.who}>{t('experience.alert.who')}</span>
              {isSolved && <span>{t('experience.alert.result')}</span>}
            </>
          ) : (
            <span>{t('experience.alert.calm', { score })}</span>
          )}
        </output>
        {score <= alertLimit && (
          <button type="button" onClick={() => onSolvedChange(!isSolved)}>
            {t(isSolved ? 'experience.alert.again' : 'experience.alert.solve')}
          </button>
        )}
      </div>
    </Step>
  );
}
