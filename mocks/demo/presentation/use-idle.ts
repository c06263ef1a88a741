import { useEffect, useState } from 'react';

const idleMs = 3000;

/** Whether the pointer and the Tab key have rested for three seconds. A presentation starts idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleMs);
    };
    window.addEventListener('pointermove', wake);
    window.addEventListener('pointerdown', wake);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') wake();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', wake);
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return isIdle;
}
