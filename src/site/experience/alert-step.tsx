import { useTranslation } from '../../i18n/use-translation.ts';
import { type Answer, alertLimit, reasonNames } from './demo-answers.ts';
import styles from './experience-page.module.css';
import { Step } from './step.tsx';

/** The alert that a low score triggers. */
export function AlertStep({ answer: { score, reason } }: { answer: Answer }) {
  const { t } = useTranslation(['experience']);
  return (
    <Step
      id="alert"
      step={t('experience.alert.step')}
      title={t('experience.alert.title')}
      text={t('experience.alert.text')}
      next={{ id: 'ask', label: t('experience.alert.retry') }}
    >
      <output className={styles.panel}>
        {score <= alertLimit ? (
          <>
            <span className={styles.ticket}>
              <strong>{t('experience.alert.ticket')}</strong>
              <span className={styles.open}>{t('experience.alert.open')}</span>
            </span>
            <span>{t('experience.alert.body', { score, reason: t(reasonNames[reason]) })}</span>
            <span className={styles.who}>{t('experience.alert.who')}</span>
          </>
        ) : (
          <span>{t('experience.alert.calm', { score })}</span>
        )}
      </output>
    </Step>
  );
}
