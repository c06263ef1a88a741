import { useEffect, useState } from 'react';

/** The longest time for which the page is left alone. */
const delayMs = 8_000;

const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Whether a visitor may be asked something: after the first sign of use, or a while. Until then the first screen has the page to itself. */
export function useIsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const ask = () => setDue(true);
    const timer = setTimeout(ask, delayMs);
    for (const sign of signs) addEventListener(sign, ask, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, ask);
    };
  }, [isDue]);
  return isDue;
}
