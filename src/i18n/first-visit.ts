import { browserStore } from '../browser/storage.ts';
import { cookiePath } from './base-path.ts';

/** The localStorage key that marks later visits. */
const marker = 'onceLang';

/** Robots read the page that they asked for. The server detects them with a longer list; this one is part of every page. */
const robots = /bot|crawl|spider|slurp|headless|google-|facebookexternalhit|whatsapp/i;

/** The redirect target of a first visit; null without a redirect. */
export function firstVisitTarget({ pathname, browserLanguage, seen }: Visit): string | null {
  if (seen) return null;
  const chinese = /^zh\b/i.test(browserLanguage);
  if (chinese && languageOf(pathname) === 'en') return '/';
  if (!chinese && pathname === '/') return localize('/', 'en');
  return null;
}

/** Marks the first visit or a chosen language. Returns whether storage is available. */
export const markVisited = (): boolean => browserStore.set(marker, '1');

/** Whether the referrer is this site, whose page may not have been hydrated to set the marker. */
const isFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);

/** Redirects a first visit. Returns the target path, if any. */
export async function redirectFirstVisit(): Promise<string | undefined> {
  const target = firstVisitTarget({
    pathname: pathInSite(location.pathname),
    browserLanguage: navigator.languages[0] ?? navigator.language,
    seen: browserStore.get(marker) !== null || isFromThisSite(),
  });
  if (!target) {
    markVisited();
    return undefined;
  }
  try {
    const { isbot } = await import('isbot');
    if (isbot(navigator.userAgent)) return undefined;
  } catch {
    return undefined;
  }
  // Without storage every visit would redirect.
  if (!markVisited()) return undefined;
  location.replace(fileInSite(target));
  return target;
}
