import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { prefetchMaxAgeMs } from './page-data.ts';

/** Loaders start before React renders that a navigation is under way; by less than this, in milliseconds. */
const loadersBeforeMs = 200;

/** The link of an event, by the pathname of its address. */
function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest('a');
  return link ? link.pathname : undefined;
}

/**
 * Returns a function that returns when the calls of the current page began, in milliseconds of `performance.now()`; 0 for the first
 * page of a document. A change of the query stays on the page.
 *
 * A link prefetches data when a pointer or the focus rests on it, so that the calls of a page can begin before its navigation.
 */
export function usePageSince(): () => number {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const page = useRef({ since: 0, pathname });
  const started = useRef<number>(undefined);
  const followed = useRef<{ path: string; since: number }>(undefined);

  useEffect(() => {
    const intents = new Map<string, number>();
    const end = new AbortController();
    const recentIntent = (path: string, now: number) => {
      const since = intents.get(path);
      return since !== undefined && now - since < prefetchMaxAgeMs ? since : undefined;
    };
    const onIntent = (event: Event) => {
      const path = linkedPath(event);
      const now = performance.now();
      if (path !== undefined && recentIntent(path, now) === undefined) intents.set(path, now);
    };
    const options = { capture: true, passive: true, signal: end.signal };
    for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, onIntent, options);
    addEventListener(
      'click',
      (event) => {
        const path = linkedPath(event);
        const now = performance.now();
        followed.current = path === undefined ? undefined : { path, since: recentIntent(path, now) ?? now };
      },
      options,
    );
    return () => end.abort();
  }, []);

  useEffect(() => {
    if (state !== 'idle') started.current = performance.now() - loadersBeforeMs;
  }, [state]);

  return () => {
    if (page.current.pathname !== pathname) {
      const link = followed.current?.path === pathname ? followed.current : undefined;
      // React does not render the state of a navigation whose data was prefetched.
      const since = link?.since ?? started.current ?? performance.now() - loadersBeforeMs;
      page.current = { since, pathname };
      followed.current = undefined;
      started.current = undefined;
    }
    return page.current.since;
  };
}
