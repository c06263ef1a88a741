import { createContext, use } from 'react';
import { type Group, groups } from './data/responses.ts';
import styles from './workspace.module.css';

/** Whether the controls work. The still has what one sees, and no more. */
export const LiveContext = createContext(false);

/** A score with its sign. */
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

interface BarProps {
  /** 0 to `max`. */
  value: number;
  max: number;
  kind?: string;
}

/** A bar from zero. */
export const Bar = ({ value, max, kind }: BarProps) => (
  <svg className={styles.bars} viewBox={`0 0 ${max} 8`} preserveAspectRatio="none" aria-hidden="true">
    <rect data-kind={kind} width={value} height="8" data-value={value} data-of="100" />
  </svg>
);

interface StackProps<Kind extends string> {
  kinds: readonly Kind[];
  counts: Record<Kind, number>;
}

/** Parts of a whole. */
export function Stack<Kind extends string>({ kinds, counts }: StackProps<Kind>) {
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  let x = 0;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(total, 1)} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {kinds.map((kind) => {
        const start = x;
        x += counts[kind];
        return <rect key={kind} data-kind={kind} x={start} width={counts[kind]} height="8" />;
      })}
    </svg>
  );
}

/** Promoters, passives and detractors. */
export const GroupStack = ({ counts }: { counts: Record<Group, number> }) => (
  <Stack kinds={groups} counts={counts} />
);

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A filter. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const isLive = use(LiveContext);
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options
          .filter(([option]) => isLive || option === value)
          .map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}
