import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { type Answer, boardOf, firstAnswer, reasonNames, reasons } from './demo-answers.ts';
import styles from './experience-page.module.css';
import { ShareBar } from './share-bar.tsx';
import { Step } from './step.tsx';

const groupNames = {
  promoters: 'experience.board.promoters',
  passives: 'experience.board.passives',
  detractors: 'experience.board.detractors',
} as const satisfies Record<string, TextKey<'experience'>>;

const groups = ['promoters', 'passives', 'detractors'] as const;

/** The dashboard including the visitor's answer, or the example before it. */
export function BoardStep({ answer }: { answer: Answer }) {
  const yours = answer === firstAnswer ? 'experience.board.example' : 'experience.board.yours';
  const { t } = useTranslation(['experience']);
  const board = boardOf(answer);
  return (
    <Step
      id="board"
      step={t('experience.board.step')}
      title={t('experience.board.title')}
      text={t('experience.board.text')}
    >
      <div className={styles.panel}>
        <p className={styles.sample}>{t('experience.sample')}</p>
        <dl className={styles.figures}>
          <div>
            <dt>{t('experience.board.nps')}</dt>
            <dd>{board.nps > 0 ? `+${board.nps}` : board.nps}</dd>
          </div>
          <div>
            <dt>{t('experience.board.answers')}</dt>
            <dd>{formatNumber(board.total)}</dd>
          </div>
        </dl>
        <h3>{t('experience.board.groups')}</h3>
        <ul className={styles.bars}>
          {groups.map((group) => (
            <ShareBar
              key={group}
              name={t(groupNames[group])}
              value={board.groups[group]}
              total={board.total}
              kind={group}
            />
          ))}
        </ul>
        <h3>{t('experience.board.reasons')}</h3>
        <ul className={styles.bars}>
          {reasons.map((reason) => (
            <ShareBar
              key={reason}
              name={t(reasonNames[reason])}
              value={board.reasons[reason]}
              total={board.total}
            />
          ))}
        </ul>
        <output className={styles.yours}>
          {t(yours, { score: answer.score, reason: t(reasonNames[answer.reason]) })}
        </output>
        <p className={styles.next}>
          <ActionLink to="#alert" kind="secondary">
            {t('experience.board.next')}
          </ActionLink>
        </p>
      </div>
    </Step>
  );
}
