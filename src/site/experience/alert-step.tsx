import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { type Answer, alertLimit, reasonNames } from './demo-answers.ts';
import styles from './experience-page.module.css';
import { Step } from './step.tsx';

const facts = [
  { name: 'experience.alert.place', text: 'experience.alert.store' },
  { name: 'experience.alert.owner', text: 'experience.alert.manager' },
  { name: 'experience.alert.due', text: 'experience.alert.limit' },
] as const satisfies { name: TextKey<'experience'>; text: TextKey<'experience'> }[];

const course = [
  'experience.alert.assigned',
  'experience.alert.called',
  'experience.alert.closed',
] as const satisfies TextKey<'experience'>[];

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
    >
      <div className={styles.panel}>
        <p className={styles.sample}>{t('experience.sample')}</p>
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
              <span className={styles.facts}>
                {facts.map(({ name, text }) => (
                  <span key={name}>
                    <small>{t(name)}</small> {t(text)}
                  </span>
                ))}
              </span>
              <span className={styles.course}>
                {course.map((name, index) => (
                  <span key={name} data-done={index === 0 || isSolved ? '' : undefined}>
                    <CheckIcon />
                    {t(name)}
                  </span>
                ))}
              </span>
              {isSolved && <span>{t('experience.alert.result')}</span>}
            </>
          ) : (
            <span>{t('experience.alert.calm', { score })}</span>
          )}
        </output>
        <p className={styles.ways}>
          {score <= alertLimit && (
            <button type="button" onClick={() => onSolvedChange(!isSolved)}>
              {t(isSolved ? 'experience.alert.again' : 'experience.alert.solve')}
            </button>
          )}
          <a href="#ask">
            <span aria-hidden="true">↑ </span>
            {t('experience.alert.retry')}
          </a>
        </p>
      </div>
    </Step>
  );
}
