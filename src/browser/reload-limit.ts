import { tabStore } from './storage.ts';

/** The minimum time between reloads for the same reason. */
const limitMs = 60_000;

/**
 * Whether the page may reload itself now; records the reload. Without storage, only a page that was opened by a navigation may, and
 * not one that was reloaded or reached through the history.
 *
 * @param key the reason
 */
export function mayReload(key: string, now = Date.now()): boolean {
  const elapsedMs = now - Number(tabStore.get(key) ?? 0);
  // A clock that was set back since does not lengthen the limit.
  if (elapsedMs >= 0 && elapsedMs < limitMs) return false;
  if (tabStore.set(key, `${now}`)) return true;
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate');
}
