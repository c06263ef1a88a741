import { partsOf } from '../../ui/illustrations/parts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** A day of fieldwork: time, work, and who does it. */
export function DayPlan({ title, note, words }: SampleTexts) {
  const parts = partsOf(words);
  const rows = parts.flatMap((time, index) =>
    index % 3 === 0 ? [{ time, work: parts[index + 1] ?? '', role: parts[index + 2] ?? '' }] : [],
  );
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.day}>
        {rows.map(({ time, work, role }) => (
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
