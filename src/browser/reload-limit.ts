import { tabStore } from './storage.ts';

/** The minimum time between reloads for the same reason. */
const limitMs = 60_000;

/**
 * Whether the page may reload itself now; records the reload. Without storage, the entry of the history records it.
 *
 * @param key the reason
 */
export function mayReload(key: string, now = Date.now()): boolean {
  // A clock that was set back since does not lengthen the limit.
  const isRecent = (time: unknown) => now >= Number(time ?? 0) && now - Number(time ?? 0) < limitMs;
  if (isRecent(tabStore.get(key))) return false;
  if (tabStore.set(key, `${now}`)) return true;
  if (isRecent(history.state?.[key])) return false;
  history.replaceState({ ...history.state, [key]: now }, '');
  return true;
}
