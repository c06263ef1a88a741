import { useEffect, useState } from 'react';

/** Gives what tells, of an answer that comes late, whether the component that has asked is still on the page. */
export function useIsHere(): () => boolean {
  const [presence] = useState({ isHere: true });
  useEffect(() => {
    presence.isHere = true;
    return () => {
      presence.isHere = false;
    };
  }, [presence]);
  return () => presence.isHere;
}
