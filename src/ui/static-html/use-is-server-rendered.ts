import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the component was part of the document that the server sent. It stays true after hydration, and is false for a component that
 * a navigation renders.
 */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered && !import.meta.env.SSR;
}
