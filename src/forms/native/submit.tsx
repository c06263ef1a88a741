import { useIsHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from './spinner.tsx';

interface SubmitProps {
  isBusy: boolean;
  label: string;
  busyLabel: string;
}

/** A submit button, disabled before hydration. During submission it preserves the focus and submits nothing. */
export function Submit({ isBusy, label, busyLabel }: SubmitProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      kind="primary"
      type="submit"
      disabled={!isHydrated}
      aria-disabled={isBusy}
      // Enter in a field clicks it, too.
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy && <Spinner />}
      <span>{isBusy ? busyLabel : label}</span>
    </Button>
  );
}
