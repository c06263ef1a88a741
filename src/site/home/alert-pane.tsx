import { useTranslation } from '../../i18n/use-translation.ts';
import { alertLimit, type Rating } from '../experience/demo-answers.ts';
import styles from './feedback-loop.module.css';
import { hasReached, type Stage } from './loop-stages.ts';

interface AlertPaneProps {
  /** The answer that the dashboard counts; null before. */
  answer: Rating | null;
  stage: Stage;
}

/** The ticket of a low score. */
export function AlertPane({ answer, stage }: AlertPaneProps) {
  const { t } = useTranslation(['home']);
  const isLow = answer !== null && answer.score <= alertLimit;
  const isOpened = isLow && hasReached(stage, 'opened');
  const isClosed = isOpened && stage === 'closed';
  return (
    <div className={styles.pane} data-pane="alert">
      <p className={styles.step}>{t('home.loop.alert.step')}</p>
      <div className={styles.card}>
        <p className={styles.ticket}>
          <span className={styles.title}>
            {isOpened ? t('home.loop.alert.ticket', { score: answer.score }) : t('home.loop.alert.none')}
          </span>
          {isOpened && (
            <span className={styles.pill} data-closed={isClosed || undefined}>
              {t(isClosed ? 'home.loop.alert.closed' : 'home.loop.alert.open')}
            </span>
          )}
        </p>
        <p className={styles.muted}>
          {answer !== null && !isLow
            ? t('home.loop.alert.calm', { score: answer.score })
            : t(isOpened ? 'home.loop.alert.who' : 'home.loop.alert.rule', { limit: alertLimit })}
        </p>
        <ol className={styles.timeline} data-unused={(answer !== null && !isLow) || undefined}>
          <li data-done={answer !== null || undefined}>{t('home.loop.alert.received')}</li>
          <li data-done={isOpened || undefined}>{t('home.loop.alert.assigned')}</li>
          <li data-done={isClosed || undefined}>{t('home.loop.alert.called')}</li>
          <li data-done={isClosed || undefined}>{t('home.loop.alert.solved')}</li>
        </ol>
      </div>
    </div>
  );
}
