import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

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
 */
export function usePageSince(): () => number {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const page = useRef({ since: 0, pathname });
  const started = useRef<number>(undefined);
  const followed = useRef<{ path: string; since: number }>(undefined);

  useEffect(() => {
    const onClick = (event: Event) => {
      const path = linkedPath(event);
      followed.current = path === undefined ? undefined : { path, since: performance.now() };
    };
    addEventListener('click', onClick, { capture: true, passive: true });
    return () => removeEventListener('click', onClick, { capture: true });
  }, []);

  useEffect(() => {
    if (state !== 'idle') started.current = performance.now() - loadersBeforeMs;
  }, [state]);

  return () => {
    if (page.current.pathname !== pathname) {
      const link = followed.current?.path === pathname ? followed.current : undefined;
      const since = link?.since ?? started.current ?? performance.now() - loadersBeforeMs;
      page.current = { since, pathname };
      followed.current = undefined;
      started.current = undefined;
    }
    return page.current.since;
  };
}
