import { useContent } from '../../i18n/use-content.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from '../work-sample/work-sample.module.css';
import { WorkSample } from '../work-sample/work-sample.tsx';

/** A day of fieldwork: time, work, and who does it. */
export function DayPlan() {
  const c = useContent('join');
  const { title, entries } = c.day.plan;
  return (
    <WorkSample title={title}>
      <ol className={styles.day}>
        {entries.map(({ time, work, role }) => (
          <li key={time}>
            <b>{time}</b>
            <Phrases as="span">{work}</Phrases>
            <span className={styles.remark}>{role}</span>
          </li>
        ))}
      </ol>
    </WorkSample>
  );
}
