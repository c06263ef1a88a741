import { tabStore } from '../browser/storage.ts';

/** For one reason a page reloads itself this often at most. */
const limitMs = 60_000;

/**
 * Whether the page may reload itself now, and remembers that it does. Where nothing can be remembered, a page that has
 * been reloaded does not do it again.
 *
 * @param key names the reason
 */
export function mayReload(key: string, now = Date.now()): boolean {
  if (now - Number(tabStore.get(key) ?? 0) < limitMs) return false;
  if (tabStore.set(key, `${now}`)) return true;
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload');
}
