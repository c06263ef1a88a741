import { useIsHydrated } from '../../app/use-hydrated.ts';
import { Spinner } from './spinner.tsx';
import styles from './submit.module.css';

interface SubmitProps {
  isBusy: boolean;
  label: string;
  busyLabel: string;
}

/** A submit button, disabled before hydration. During submission it preserves the focus and submits nothing. */
export function Submit({ isBusy, label, busyLabel }: SubmitProps) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="submit"
      className={styles.button}
      disabled={!isHydrated}
      aria-disabled={isBusy}
      // Enter in a field clicks it, too.
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy && <Spinner />}
      <span>{isBusy ? busyLabel : label}</span>
    </button>
  );
}
