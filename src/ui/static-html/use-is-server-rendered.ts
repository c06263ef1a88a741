import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the component was part of the document that the server sent. It stays true after hydration, and is false for a component that
 * a navigation renders.
 */
export function useIsServerRendered(): boolean {
  const [component] = useState({ isServerRendered: false });
  const isServerRendered = useSyncExternalStore(
    subscribe,
    () => component.isServerRendered,
    // Only hydration asks for it. It notes the answer: another one afterwards would render hundreds of components again at once.
    () => {
      component.isServerRendered = true;
      return true;
    },
  );
  return isServerRendered && !import.meta.env.SSR;
}
