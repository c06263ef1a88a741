import { useEffect, useState } from 'react';

const idleMs = 3000;

/** Whether the pointer and the Tab key have rested for three seconds. A presentation starts idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const end = new AbortController();
    const { signal } = end;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleMs);
    };
    for (const type of ['pointermove', 'pointerdown']) addEventListener(type, wake, { signal });
    addEventListener('keydown', ({ key }) => key === 'Tab' && wake(), { signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
  return isIdle;
}
