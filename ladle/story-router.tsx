import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { SessionSync } from '../src/app/session-sync.tsx';
import { htmlLanguage } from '../src/i18n/languages.ts';
import { localize } from '../src/i18n/localized-path.ts';
import { TranslationProvider } from '../src/i18n/translation-provider.tsx';
import { useLanguage } from '../src/i18n/use-language.ts';
import { useTranslation } from '../src/i18n/use-translation.ts';
import { ProgressBar } from '../src/ui/progress/progress-bar.tsx';
import { ToastHost } from '../src/ui/toast/toast-host.tsx';
import { useEnvironment } from './environment.ts';

export type StoryRoute = Parameters<typeof createRoutesStub>[0][number];

/** The components that the root renders around every page. */
const Frame = () => (
  <TranslationProvider>
    <Surroundings />
  </TranslationProvider>
);

function Surroundings() {
  const { t } = useTranslation(['site']);
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = htmlLanguage(language);
  }, [language]);
  return (
    <>
      <SessionSync />
      <ProgressBar />
      <Suspense>
        <Outlet />
      </Suspense>
      <ToastHost label={t('site.toast.region')} dismissLabel={t('site.toast.dismiss')} />
    </>
  );
}

interface StoryRouterProps {
  /** The initial path, unprefixed. */
  path: string;
  routes: StoryRoute[];
}

const Nothing = () => null;

/** Renders `routes` in the layout, with a memory router. */
export function StoryRouter({ path, routes }: StoryRouterProps) {
  const { language, routerContext } = useEnvironment();
  const [Stub] = useState(() =>
    createRoutesStub(
      [{ id: 'frame', Component: Frame, HydrateFallback: Nothing, children: routes }],
      routerContext,
    ),
  );
  return <Stub initialEntries={[localize(path, language)]} />;
}

const FragmentContext = createContext<ReactNode>(null);

const Fragment = () => use(FragmentContext);

const fragmentRoutes: StoryRoute[] = [{ path: '*', Component: Fragment }];

/** Renders a component on every path, so that it stays when a link is followed. */
export function FragmentRouter({ children }: { children: ReactNode }) {
  return (
    <FragmentContext value={children}>
      <StoryRouter path="/" routes={fragmentRoutes} />
    </FragmentContext>
  );
}
