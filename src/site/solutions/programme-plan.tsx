import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from '../work-sample/work-sample.module.css';
import { WorkSample } from '../work-sample/work-sample.tsx';

const programmeWeeks = 12;

/** From and to, both included, and the colour of our work or of the client’s. */
const programme = [
  { from: 1, to: 1, fill: 'var(--color-mark-own)' },
  { from: 1, to: 12, fill: 'var(--color-mark-own)' },
  { from: 2, to: 3, fill: 'var(--color-mark-own)' },
  { from: 4, to: 6, fill: 'var(--color-mark-own)' },
  { from: 7, to: 7, fill: 'var(--color-mark-own)' },
  { from: 8, to: 10, fill: 'var(--color-mark-group-1)' },
  { from: 12, to: 12, fill: 'var(--color-mark-own)' },
] as const;

/** When a part of the work takes place. The texts have `#` for the weeks. */
const weeksOf = ({ from, to }: (typeof programme)[number], week: string, weeks: string) =>
  from === to ? week.replace('#', `${from}`) : weeks.replace('#', `${from}–${to}`);

export interface ProgrammePlanProps {
  title: string;
  note: string;
  /** `#` stands for the number. */
  week: string;
  weeks: string;
  /** The parts of the work, in the order of the rows. */
  parts: readonly string[];
}

/** A programme of twelve weeks, one row for each part of the work. */
export function ProgrammePlan({ title, note, week, weeks, parts }: ProgrammePlanProps) {
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.plan}>
        {programme.map((part, index) => (
          <li key={parts[index]}>
            <Phrases as="span">{parts[index] ?? ''}</Phrases>
            <svg viewBox={`0 0 ${programmeWeeks * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={programmeWeeks * 10} height="10" fill="var(--color-sunken)" />
              <rect
                x={(part.from - 1) * 10}
                width={(part.to - part.from + 1) * 10}
                height="10"
                fill={part.fill}
              />
            </svg>
            <span>{weeksOf(part, week, weeks)}</span>
          </li>
        ))}
      </ol>
    </WorkSample>
  );
}
