import { useEffect, useState } from 'react';

/** Gives what tells, of an answer that comes late, whether the component that has asked is still on the page. */
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
