import { browserStore } from '../browser/storage.ts';
import { fileInSite, pathInSite } from './base-path.ts';
import { languageOf } from './languages.ts';
import { localize } from './localized-path.ts';

/** Key of the marker in localStorage that tells a first visit from later ones. */
const marker = 'onceLang';

interface Visit {
  pathname: string;
  /** The browser's first language, such as `zh-CN`. */
  browserLanguage: string;
  seen: boolean;
}

/** Where a first visit is sent, or null when it stays. */
export function firstVisitTarget({ pathname, browserLanguage, seen }: Visit): string | null {
  if (seen) return null;
  const chinese = /^zh\b/i.test(browserLanguage);
  if (chinese && languageOf(pathname) === 'en') return '/';
  if (!chinese && pathname === '/') return localize('/', 'en');
  return null;
}

/** Remembers that the visitor has been here, or has chosen a language; tells whether that can be remembered. */
export const markVisited = (): boolean => browserStore.set(marker, '1');

/** Whether a link of this site led here, perhaps before the scripts of its page had come to set the marker. */
const isFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);

/** Applies the rule to this page view; gives the path that the browser is leaving for, if any. */
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
  // A visit that cannot be remembered would be sent away again and again.
  if (!markVisited()) return undefined;
  location.replace(fileInSite(target));
  return target;
}
