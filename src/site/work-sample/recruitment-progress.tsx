import { partsOf } from '../../ui/illustrations/parts.tsx';
import { RateBar } from './rate-bar.tsx';
import { recruitment } from './service-figures.ts';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const sumOf = (part: 0 | 1) => recruitment.reduce((total, row) => total + row[part], 0);

/** Low-incidence audiences in the field, with their targets. */
export function RecruitmentProgress({ title, note, words }: SampleTexts) {
  const [day, ...names] = partsOf(words);
  return (
    <WorkSample title={title} note={note}>
      <ol className={styles.funnel}>
        {recruitment.map(([done, target], row) => (
          <li key={names[row]}>
            <span>{names[row]}</span>
            <span>
              <b>{done}</b> / {target}
            </span>
            <RateBar value={(100 * done) / target} />
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>{day}</span>
        <strong>
          {sumOf(0).toLocaleString('en')} / {sumOf(1).toLocaleString('en')}
        </strong>
      </p>
    </WorkSample>
  );
}
