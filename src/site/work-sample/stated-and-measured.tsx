import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { measuredDay, minutesOf } from '../data-extract/measured-day.ts';
import { minutes } from './format.ts';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const fills = [paint.good, paint.other, paint.middling];
/** The hours of the strip. */
const [from, to] = [6, 24];
const unit = 10;

const stated = measuredDay.reduce((sum, app) => sum + app.stated, 0);
const measured = measuredDay.reduce((sum, { sessions }) => sum + minutesOf(sessions), 0);

/** Hours and minutes, such as 3:12. */
const hours = minutes;

/** A participant's day by kind of app, and the time that the participant stated. */
export function StatedAndMeasured({ title, note, words }: SampleTexts) {
  const [statedName, measuredName, unitName, statedInRow, less, ...names] = partsOf(words);
  return (
    <WorkSample title={title} note={note}>
      <dl className={styles.figures}>
        <div>
          <dt>{statedName}</dt>
          <dd>{hours(stated)}</dd>
        </div>
        <div>
          <dt>{measuredName}</dt>
          <dd>{hours(measured)}</dd>
        </div>
      </dl>
      <ul className={`${styles.funnel} ${parts.strip}`}>
        {measuredDay.map(({ group, stated: said, sessions }, row) => (
          <li key={group}>
            <span>
              {names[row]}{' '}
              <span className={styles.remark}>
                {statedInRow} {said}
              </span>
            </span>
            <b>
              {minutesOf(sessions)} {unitName}
            </b>
            <svg viewBox={`0 0 ${(to - from) * unit} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={(to - from) * unit} height="10" fill={paint.sunken} />
              {sessions.map(([start, length]) => (
                <rect
                  key={start}
                  x={(start - from) * unit}
                  width={(length / 60) * unit}
                  height="10"
                  fill={fills[row]}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <p className={styles.days} aria-hidden="true">
        {[6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </p>
      <p className={styles.total}>
        <span>{less}</span>
        <strong>{hours(measured - stated)}</strong>
      </p>
    </WorkSample>
  );
}
