import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { localize, stripLanguage } from '../i18n/localized-path.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { isUserArea, paths } from '../paths/paths.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import { userAtom } from '../session/session-atoms.ts';
import { markSession } from '../session/session-script.ts';
import type { SessionChange } from '../session/session-store.ts';
import { useServices } from './services.tsx';

/** Synchronizes the page with session changes of any tab. */
export function SessionSync() {
  const services = useServices();
  const setUser = useSetAtom(userAtom);
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();

  const showUser = useEffectEvent(() => {
    const user = services().session.current()?.user ?? null;
    setUser(user);
    markSession(user !== null);
  });

  const follow = useEffectEvent((change: SessionChange, where: 'here' | 'another tab') => {
    showUser();
    const page = stripLanguage(pathname);
    const isProtected = isUserArea(page);
    if (change === 'logged-in') {
      const wanted = safeRedirect(new URLSearchParams(search).get('redirect'), language);
      if (page === paths.login()) navigate(wanted ?? localize(paths.user(), language), { replace: true });
      else if (isProtected && where === 'another tab') revalidate();
    } else if (isProtected || (change === 'expired' && where === 'here' && page !== paths.login())) {
      // The login page shows the reason of the redirect.
      navigate(localize(paths.login(pathname + search), language), {
        replace: true,
        state: { hasEnded: true },
      });
    }
  });

  useEffect(() => {
    const { session, backgroundApi } = services();
    // A shared page is rendered without the user.
    showUser();
    // The record was lost.
    if (session.current()?.user === null) session.loadUser(backgroundApi);
    return session.subscribe(follow);
  }, [services]);

  useEffect(() => {
    const { renewAhead } = services().session;
    renewAhead();
    document.addEventListener('focusin', renewAhead);
    return () => document.removeEventListener('focusin', renewAhead);
  }, [services]);

  return null;
}
