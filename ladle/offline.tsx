import { type ReactNode, useLayoutEffect } from 'react';

/** Lets the pages inside believe that the network is gone. */
export function Offline({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    return () => {
      // What the browser itself says lies below.
      Reflect.deleteProperty(navigator, 'onLine');
    };
  }, []);
  return children;
}
