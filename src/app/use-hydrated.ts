import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated. Submit buttons are disabled before. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
