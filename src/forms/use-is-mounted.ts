import { useCallback, useEffect, useState } from 'react';

/** Returns a stable function that checks whether the component is still mounted, for late responses. */
export function useIsMounted(): () => boolean {
  const [presence] = useState({ isMounted: true });
  useEffect(() => {
    presence.isMounted = true;
    return () => {
      presence.isMounted = false;
    };
  }, [presence]);
  return useCallback(() => presence.isMounted, [presence]);
}
