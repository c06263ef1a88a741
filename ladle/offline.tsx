import { type ReactNode, useLayoutEffect } from 'react';

/** Simulates a lost network for its children. */
export function Offline({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    return () => {
      // Uncovers the property of the prototype.
      Reflect.deleteProperty(navigator, 'onLine');
    };
  }, []);
  return children;
}
