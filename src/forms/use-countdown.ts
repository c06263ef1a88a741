import { useEffect, useState } from 'react';
import { tabStore } from '../browser/storage.ts';

/** The duration of the countdown. */
const countdownMs = 60_000;

/** The storage key of the time when the last code was sent. */
export const storageKey = (key: string) => `code-sent:${key}`;

/**
 * A countdown after sending a code that survives reloads.
 *
 * @param key scene and target of the code, such as `login:13800000001`
 * @returns the remaining seconds, 0 when a code may be sent again, undefined before the first one; and a function that starts it
 */
export function useCountdown(key: string): { seconds: number | undefined; start: () => void } {
  const [sentTime, setSentTime] = useState<number>();
  const [now, setNow] = useState(0);

  useEffect(() => {
    const stored = Number(tabStore.get(storageKey(key)));
    setSentTime(stored || undefined);
    setNow(Date.now());
  }, [key]);

  // A clock that was set back since does not lengthen the countdown.
  const seconds =
    sentTime === undefined
      ? undefined
      : Math.ceil(Math.min(Math.max(sentTime + countdownMs - now, 0), countdownMs) / 1000);

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
