import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { isStuck, longestSession, observation, secondsOf, sessions } from './figures.ts';
import { minutes } from './format.ts';
import { Legend } from './legend.tsx';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

export const phaseFills = [paint.soft, paint.quiet, paint.bad, paint.good];

/** The sessions of an observation: a strip of phases for each person. */
export function ObservationLog({ title, note, words }: SampleTexts) {
  const [stuck, medianSmooth, medianStuck, ...phases] = partsOf(words);
  const figures = [
    { name: stuck, value: `${observation.stuck} / ${observation.people}` },
    { name: medianSmooth, value: minutes(observation.medianSmoothSeconds) },
    { name: medianStuck, value: minutes(observation.medianStuckSeconds) },
  ];
  return (
    <WorkSample title={title} note={note}>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Legend entries={phases.map((name, index) => ({ name, fill: phaseFills[index] }))} />
      <ol className={styles.strips}>
        {sessions.map((session, person) => (
          <li key={session.join()} data-flagged={isStuck(session) || undefined}>
            <span>P{String(person + 1).padStart(2, '0')}</span>
            <svg viewBox={`0 0 ${longestSession} 12`} preserveAspectRatio="none" aria-hidden="true">
              {session.map((seconds, phase) => (
                <rect
                  key={phaseFills[phase]}
                  x={session.slice(0, phase).reduce((before, one) => before + one, 0)}
                  width={seconds}
                  height="12"
                  fill={phaseFills[phase]}
                />
              ))}
            </svg>
            <span>{minutes(secondsOf(session))}</span>
          </li>
        ))}
      </ol>
    </WorkSample>
  );
}
