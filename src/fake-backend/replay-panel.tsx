import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { PanelHost } from '../../mocks/panel/host.ts';
import { useBootstrapData } from '../app/bootstrap-data.tsx';
import { useServices } from '../app/services.tsx';
import { usePageSince } from '../app/use-page-since.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { fileInSite } from '../i18n/base-path.ts';
import { localize } from '../i18n/localized-path.ts';
import { useContentLanguage, useLanguage } from '../i18n/use-language.ts';
import { userAtom } from '../session/session-atoms.ts';

/** What is loaded for a page with the fake backend. */
interface Part {
  update(host: PanelHost): void;
  unmount(): void;
}

/**
 * Tells the replay panel about the page, and mounts the guide of the static demo. A build-time flag removes it and its imports from
 * production builds.
 */
export function ReplayPanel() {
  const services = useServices();
  const { apiBaseUrl } = useBootstrapData().config;
  const language = useLanguage();
  const contentLanguage = useContentLanguage();
  const user = useAtomValue(userAtom);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const pageSince = usePageSince();
  const parts = useRef<Part[]>([]);

  const host = (): PanelHost => ({
    apiBase: apiBaseUrl,
    root: fileInSite('/'),
    panelUrl: __DEMO__ ? fileInSite('/__mock__/') : `${apiBaseUrl}/__mock__/`,
    language: contentLanguage,
    commit: __COMMIT__,
    isWritten: __DEMO__,
    address: pathname + search,
    pageSince: pageSince(),
    userId: user?.id,
    userName: user?.name,
    revalidate: () => void revalidate(),
    open: (path) => void navigate(localize(path, language)),
    signIn: ({ user: record, ...tokens }) => void services().session.logIn(tokens, record),
    tokenEnds() {
      const { remainingMs = Number.POSITIVE_INFINITY } = services().session.current() ?? {};
      return Number.isFinite(remainingMs) ? Date.now() + remainingMs : undefined;
    },
    endTokenAt: (time) => services().expireTokenAt(time),
  });

  const mount = useEffectEvent((load: (host: PanelHost) => Part) => {
    parts.current.push(load(host()));
  });

  useEffect(() => {
    let isGone = false;
    const load = () => {
      import('../../mocks/panel/recorder.ts').then((module) => isGone || mount(module.mountRecorder));
      if (__DEMO__) import('../../mocks/demo/mount.tsx').then((module) => isGone || mount(module.mountDemo));
    };
    // In the demo the fake backend runs in this thread, and the first calls of the page are more urgent.
    const cancel = __DEMO__ ? whenIdle(load) : load();
    return () => {
      isGone = true;
      cancel?.();
      for (const part of parts.current.splice(0)) part.unmount();
    };
  }, []);

  // Separate React roots, which get all data as props.
  useEffect(() => {
    for (const part of parts.current) part.update(host());
  });

  return null;
}
