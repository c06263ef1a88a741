import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has come to life; before that a form cannot be sent, and its button says so. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
