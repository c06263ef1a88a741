import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the component was part of the document that the server sent. It stays true after hydration, and is false for a component that
 * a navigation renders.
 */
export function useKeepsServerHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [keeps] = useState(isHydrating);
  return keeps && !import.meta.env.SSR;
}
