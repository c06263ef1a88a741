import { useEffect, useState } from 'react';

/** Returns a function that checks whether the component is still mounted, for late responses. */
export function useIsMounted(): () => boolean {
  const [presence] = useState({ isMounted: true });
  useEffect(() => {
    presence.isMounted = true;
    return () => {
      presence.isMounted = false;
    };
  }, [presence]);
  return () => presence.isMounted;
}
