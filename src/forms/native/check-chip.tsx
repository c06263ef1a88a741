import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './check-chip.module.css';

interface CheckChipProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Called instead of unchecking the checkbox. */
  onUncheck?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function CheckChip({ label, onUncheck, type = 'checkbox', ...input }: CheckChipProps) {
  return (
    <label className={styles.chip}>
      <input
        {...input}
        type={type}
        onClick={(event) => {
          if (!onUncheck || event.currentTarget.checked) return;
          event.preventDefault();
          // Until the event has ended the browser shows the box unchecked, and a render would read that.
          setTimeout(onUncheck);
        }}
      />
      {label}
    </label>
  );
}

export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
