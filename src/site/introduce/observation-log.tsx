import { useContent } from '../../i18n/use-content.ts';
import { paint } from '../../ui/illustrations/parts.tsx';
import { minutes } from '../work-sample/format.ts';
import { Legend } from '../work-sample/legend.tsx';
import styles from '../work-sample/work-sample.module.css';
import { WorkSample } from '../work-sample/work-sample.tsx';
import { isStuck, longestSession, observation, secondsOf, sessions } from './logs.ts';

const fills = [paint.soft, paint.quiet, paint.bad, paint.good];

/** The sessions of an observation: a strip of phases for each person. */
export function ObservationLog() {
  const c = useContent('introduceLook');
  const { title, note, stuck, medianSmooth, medianStuck, phases } = c.sample;
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
      <Legend entries={phases.map((name, index) => ({ name, fill: fills[index] }))} />
      <ol className={styles.strips}>
        {sessions.map((session, person) => (
          <li key={session.join()} data-flagged={isStuck(session) || undefined}>
            <span>P{String(person + 1).padStart(2, '0')}</span>
            <svg viewBox={`0 0 ${longestSession} 12`} preserveAspectRatio="none" aria-hidden="true">
              {session.map((seconds, phase) => (
                <rect
                  key={fills[phase]}
                  x={session.slice(0, phase).reduce((before, one) => before + one, 0)}
                  width={seconds}
                  height="12"
                  fill={fills[phase]}
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
