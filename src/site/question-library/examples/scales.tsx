import { useState } from 'react';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ExampleProps, listOf } from './example.ts';
import styles from './examples.module.css';
import { Result } from './result.tsx';

export function Stars({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const labels = listOf(parts);
  const [count, setCount] = useState(0);
  return (
    <>
      <div className={styles.scale}>
        {labels.map((label, index) => (
          <label
            key={label}
            className={[styles.point, styles.star, index < count ? styles.lit : ''].join(' ')}
          >
            <input
              type="radio"
              name={name}
              aria-label={t('lib.control.stars', { count: index + 1, name: label })}
              onChange={() => setCount(index + 1)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      <Result text={labels[count - 1]} hint={t('lib.hint.stars')} />
    </>
  );
}

/** A scale of numbers. */
function NumberScale({
  name,
  parts,
  from,
  to,
  verdict,
}: ExampleProps & { from: number; to: number; verdict?: (score: number) => TextKey<'lib'> }) {
  const { t } = useTranslation(['lib']);
  const [low, high] = listOf(parts);
  const [score, setScore] = useState<number>();
  const scores = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <>
      <div className={styles.numbers}>
        {scores.map((value) => (
          <label key={value} className={styles.point}>
            <input type="radio" name={name} onChange={() => setScore(value)} />
            {value}
          </label>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{low}</span>
        <span>{high}</span>
      </p>
      {verdict && <Result text={score !== undefined && t(verdict(score))} hint={t('lib.hint.score')} />}
    </>
  );
}

/** The group of a score of the recommendation question. */
const npsVerdict = (score: number) =>
  score >= 9 ? 'lib.control.promoter' : score >= 7 ? 'lib.control.passive' : 'lib.control.detractor';

export const Nps = (props: ExampleProps) => <NumberScale {...props} from={0} to={10} verdict={npsVerdict} />;

export const Effort = (props: ExampleProps) => <NumberScale {...props} from={1} to={7} />;

/** A scale of words. */
export function WordScale({ name, parts }: ExampleProps) {
  return (
    <div className={styles.terms}>
      {listOf(parts).map((label) => (
        <label key={label} className={`${styles.point} ${styles.term}`}>
          <input type="radio" name={name} />
          {label}
        </label>
      ))}
    </div>
  );
}

const mouths = ['M18 34c4-6 12-6 16 0', 'M18 31h16', 'M17 29c4 7 14 7 18 0'];

export function Faces({ name, parts }: ExampleProps) {
  return (
    <div className={styles.tiles}>
      {listOf(parts).map((label, index) => (
        <label key={label} className={styles.tile}>
          <input type="radio" name={name} />
          <svg aria-hidden="true" width="52" height="52" viewBox="0 0 52 52" fill="none">
            <circle cx="26" cy="26" r="23" fill="var(--color-chart-2)" opacity="0.35" />
            <circle cx="18" cy="21" r="2.5" fill="var(--color-text)" />
            <circle cx="34" cy="21" r="2.5" fill="var(--color-text)" />
            <path d={mouths[index]} stroke="var(--color-text)" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
          {label}
        </label>
      ))}
    </div>
  );
}

/** A slider without an answer until it is used, so that its position suggests none. */
function Range({
  onAnswer,
  ...props
}: {
  name: string;
  label: string;
  min: number;
  max: number;
  onAnswer?: (value: number) => void;
}) {
  const { t } = useTranslation(['lib']);
  const { label, ...input } = props;
  const [isAnswered, setAnswered] = useState(false);
  // A click in the middle is an answer, but no change.
  const answer = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setAnswered(true);
    onAnswer?.(currentTarget.valueAsNumber);
  };
  return (
    <input
      type="range"
      {...input}
      className={isAnswered ? styles.range : `${styles.range} ${styles.unanswered}`}
      aria-label={label}
      aria-valuetext={isAnswered ? undefined : t('lib.hint.slider')}
      onChange={answer}
      onClick={answer}
    />
  );
}

export function Slider({ name, ask, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const [low, high] = listOf(parts);
  const [value, setValue] = useState<number>();
  return (
    <>
      <Range name={name} label={ask} min={0} max={100} onAnswer={setValue} />
      <p className={styles.ends}>
        <span>{low}</span>
        <output className={styles.result}>{value ?? '–'}</output>
        <span>{high}</span>
      </p>
      <p className={styles.note}>{value === undefined && t('lib.hint.slider')}</p>
    </>
  );
}

/** Five steps between each pair of opposites. */
export function Differential({ name, parts }: ExampleProps) {
  return (
    <div className={styles.options}>
      {listOf(parts).map((pair, index) => {
        const [left = '', right = ''] = pair.split('~');
        return (
          <div key={pair} className={styles.opposites}>
            <span>{left}</span>
            <Range name={`${name}-${index}`} label={`${left} – ${right}`} min={1} max={5} />
            <span>{right}</span>
          </div>
        );
      })}
    </div>
  );
}
