import { useEffect, useRef } from 'react';
import { RouterContextProvider, useHref, useLocation } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { PageData } from '../../app/page-data.ts';
import { useServices } from '../../app/services.tsx';
import { sessionContext } from '../../session/session-context.ts';

/** The time that a pointer or the focus rests on a link of an intended navigation, as in React Router. */
const intentMs = 100;

/**
 * Prefetches the data of a page when a pointer or the focus rests on its link. React Router prefetches modules and the data of the
 * server; this data comes from the API.
 *
 * @param path the localized path of the page
 * @returns the event handlers of the link
 */
export function usePrefetchData(path: string, { prefetch }: Pick<PageData<unknown>, 'prefetch'>) {
  const services = useServices();
  const { pathname } = useLocation();
  const url = useHref(path);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  function prefetchData() {
    const { session, createPrefetchApi } = services();
    const current = session.current();
    if (!current || current.remainingMs <= 0) return;
    let hasFailed = false;
    const context = new RouterContextProvider();
    const api = createPrefetchApi(() => {
      hasFailed = true;
    });
    context.set(apiContext, api);
    context.set(sessionContext, { isLoggedIn: true, user: current.user });
    const request = new Request(new URL(url, location.origin));
    prefetch({ request, context, params: {} }, () => hasFailed);
  }

  function start() {
    cancel();
    if (pathname !== path) timer.current = setTimeout(prefetchData, intentMs);
  }

  return {
    onMouseEnter: start,
    onFocus: start,
    onTouchStart: start,
    onMouseLeave: cancel,
    onBlur: cancel,
    onClick: cancel,
  };
}
