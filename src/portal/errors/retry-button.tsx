import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { focusElement, focusHeading } from '../../ui/focus/focus-heading.ts';

interface RetryButtonProps {
  error: ApiError;
  /** The id of the heading to focus after a retry; the heading of the page by default. */
  headingId?: string;
  /** Whether it is the main action of the page. */
  isPrimary?: boolean;
}

/** Loads the data of the page again. After a network error it also does so when the browser is online again. */
export function RetryButton({ error, headingId, isPrimary = false }: RetryButtonProps) {
  const { t } = useTranslation(['user']);
  const { revalidate, state } = useRevalidator();
  const retry = useRef<HTMLButtonElement>(null);

  const isLoading = state === 'loading';
  const isNetwork = error.status === 0;
  useEffect(() => {
    if (!isNetwork) return;
    const tryAgain = () => void revalidate();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isNetwork, revalidate]);

  // After a retry, focuses the heading of the loaded content. The cleanup of a layout effect runs before the button loses the focus.
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      if (!button || document.activeElement !== button) return;
      setTimeout(() => {
        const heading = headingId && document.getElementById(headingId);
        if (heading) focusElement(heading);
        else focusHeading();
      });
    };
  }, [headingId]);

  return (
    <Button
      ref={retry}
      kind={isPrimary ? 'primary' : 'outline'}
      small={!isPrimary}
      aria-disabled={isLoading}
      onClick={() => !isLoading && revalidate()}
    >
      {t(isLoading ? 'user.failed.retrying' : 'user.failed.retry')}
    </Button>
  );
}
