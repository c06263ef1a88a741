import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paint } from '../../ui/illustrations/parts.tsx';
import { Legend } from '../work-sample/legend.tsx';
import { WorkSample } from '../work-sample/work-sample.tsx';
import styles from './joined-days.module.css';

/** Members, the days on which they say that they used an app, and the days on which they did. Invented. */
const members = [
  { id: 'D7304', stated: 7, measured: 7 },
  { id: 'D7333', stated: 6, measured: 2 },
  { id: 'D7362', stated: 6, measured: 3 },
  { id: 'D7420', stated: 3, measured: 4 },
  { id: 'D7449', stated: 4, measured: 2 },
  { id: 'D7507', stated: 4, measured: 1 },
];

const week = [0, 1, 2, 3, 4, 5, 6];

const fillOf = (day: number, { stated, measured }: (typeof members)[number]) => {
  if (day < measured) return paint.good;
  return day < stated ? paint.middling : paint.sunken;
};

/** Answers of a survey beside the app use of the same people: a square for each day. */
export function JoinedDays() {
  const { t } = useTranslation(['service']);
  const c = useContent('service');
  const { title, measured, stated } = c.join.figure;
  return (
    <WorkSample title={title}>
      <Legend
        entries={[
          { name: measured, fill: paint.good },
          { name: stated, fill: paint.middling },
        ]}
      />
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id}>
            <span>{member.id}</span>
            <svg viewBox="0 0 70 10" preserveAspectRatio="none" aria-hidden="true">
              {week.map((day) => (
                <rect key={day} x={day * 10} width="9" height="10" fill={fillOf(day, member)} />
              ))}
            </svg>
            <span>{t('service.join.figure.days', { stated: member.stated, measured: member.measured })}</span>
          </li>
        ))}
      </ul>
    </WorkSample>
  );
}
