import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows. The server and the hydration use another one; after the hydration, React renders the component
 * again at once, unless the values are equal.
 *
 * @param read returns the same value each time
 */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(never, read, () => serverValue);
}

/** Whether the page is hydrated. Submit buttons are disabled before. For small components: each one is rendered again. */
export const useIsHydrated = (): boolean => useBrowserValue(() => true, false);
