import { useEffect, useState } from 'react';

/** Whether the page is scrolled past `threshold` px, updated at most every `intervalMs`. */
export function useScrolledPast(threshold: number, intervalMs: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setPast(window.scrollY > threshold);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, intervalMs);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [threshold, intervalMs]);
  return past;
}
