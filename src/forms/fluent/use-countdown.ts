import { useEffect, useState } from 'react';
import { tabStore } from '../../browser/storage.ts';

/** How long a sent code keeps the button waiting. */
const countdownMs = 60_000;

/** Where the time of the last sending is kept. */
export const storageKey = (key: string) => `code-sent:${key}`;

/**
 * Counts down after a code was sent, across reloads of the page.
 *
 * @param key what was sent where, such as `login:13800000001`
 * @returns the seconds left, 0 when a code may be sent, undefined before the first one; and how to start
 */
export function useCountdown(key: string): { seconds: number | undefined; start: () => void } {
  const [sentTime, setSentTime] = useState<number>();
  const [now, setNow] = useState(0);

  useEffect(() => {
    const stored = Number(tabStore.get(storageKey(key)));
    setSentTime(stored || undefined);
    setNow(Date.now());
  }, [key]);

  const seconds =
    sentTime === undefined ? undefined : Math.max(0, Math.ceil((sentTime + countdownMs - now) / 1000));

  useEffect(() => {
    if (!seconds) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [seconds]);

  return {
    seconds,
    start() {
      const time = Date.now();
      tabStore.set(storageKey(key), `${time}`);
      setNow(time);
      setSentTime(time);
    },
  };
}
