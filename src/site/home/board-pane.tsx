import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { boardOf, type Rating, reasons } from '../experience/demo-answers.ts';
import styles from './feedback-loop.module.css';

const groups = ['promoters', 'passives', 'detractors'] as const;

const groupNames = {
  promoters: 'home.loop.board.promoters',
  passives: 'home.loop.board.passives',
  detractors: 'home.loop.board.detractors',
} as const satisfies Record<string, TextKey<'home'>>;

const reasonNames = {
  wait: 'home.loop.reason.wait',
  staff: 'home.loop.reason.staff',
  goods: 'home.loop.reason.goods',
  app: 'home.loop.reason.app',
} as const satisfies Record<string, TextKey<'home'>>;

/** The dashboard of the day. Bars have one scale: the number of responses. */
export function BoardPane({ answer }: { answer: Rating | null }) {
  const { t } = useTranslation(['home']);
  const board = boardOf(answer);
  const mostMentions = Math.max(...Object.values(board.reasons));
  return (
    <div className={styles.pane} data-pane="board">
      <p className={styles.step}>{t('home.loop.board.step')}</p>
      <div className={styles.card}>
        <dl className={styles.figures}>
          <div data-new={answer !== null || undefined}>
            <dt>{t('home.loop.board.nps')}</dt>
            <dd>+{board.nps}</dd>
          </div>
          <div data-new={answer !== null || undefined}>
            <dt>{t('home.loop.board.answers')}</dt>
            <dd>{board.total}</dd>
          </div>
        </dl>
        <svg
          className={styles.groups}
          viewBox={`0 0 ${board.total} 6`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect data-group="promoters" width={board.groups.promoters} height="6" />
          <rect data-group="passives" x={board.groups.promoters} width={board.groups.passives} height="6" />
          <rect
            data-group="detractors"
            x={board.groups.promoters + board.groups.passives}
            width={board.groups.detractors}
            height="6"
          />
        </svg>
        <ul className={styles.legend}>
          {groups.map((group) => (
            <li key={group} data-group={group}>
              {t(groupNames[group])} <b>{board.groups[group]}</b>
            </li>
          ))}
        </ul>
        <p className={styles.muted}>{t('home.loop.board.reasons')}</p>
        <ul className={styles.bars}>
          {reasons.map((reason) => (
            <li key={reason} data-new={answer?.reason === reason || undefined}>
              <span>{t(reasonNames[reason])}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(board.reasons[reason] / mostMentions) * 100} height="8" />
              </svg>
              <b>{board.reasons[reason]}</b>
            </li>
          ))}
        </ul>
        <p className={styles.source}>{t('home.loop.board.source', { count: board.total })}</p>
      </div>
    </div>
  );
}
