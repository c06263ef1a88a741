import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BootstrapDataScript, useNonce } from './app/bootstrap-data.tsx';
import { scrollKeyOf } from './app/list-origin.ts';
import { SessionSync } from './app/session-sync.tsx';
import { CodeLoadError, noteDestination, useRefusedReload } from './browser/chunk-load-recovery.ts';
import { panelKeyScript } from './fake-backend/panel-key.ts';
import { ReplayPanel } from './fake-backend/replay-panel.tsx';
import { preloadNamespaces } from './i18n/backend.ts';
import { fileInSite } from './i18n/base-path.ts';
import { firstVisitScript } from './i18n/first-visit.ts';
import { languageMiddleware } from './i18n/language-middleware.ts';
import { htmlLanguage } from './i18n/languages.ts';
import { TranslationProvider } from './i18n/translation-provider.tsx';
import { useLanguage } from './i18n/use-language.ts';
import { useTranslation } from './i18n/use-translation.ts';
import { respondToMissingFile } from './server/http/missing-file.server.ts';
import { provideRequestContext } from './server/render/request-context.server.ts';
import { sessionScript } from './session/session-script.ts';
import { AnalyticsHost } from './site/analytics/analytics-host.tsx';
import { leaveForeignScripts } from './site/analytics/script-boundary.ts';
import { ErrorPage } from './site/errors/error-page.tsx';
import { colorSchemeScript } from './ui/color-scheme/color-scheme-script.ts';
import { RouteFocus } from './ui/focus/route-focus.tsx';
import interFont from './ui/generated/inter-basic.woff2?url';
import { ProgressBar } from './ui/progress/progress-bar.tsx';
import { ToastHost } from './ui/toast/toast-host.tsx';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

/** Runs before the first paint. The server writes it, and the browser needs no copy: a script that React inserts does not run. */
const panelScript = __FAKE_BACKEND__ && !__DEMO__ ? panelKeyScript() : '';
const headScript = import.meta.env.SSR
  ? `${firstVisitScript()}${colorSchemeScript}${sessionScript()}${panelScript}`
  : '';

export const middleware = [respondToMissingFile, provideRequestContext, languageMiddleware];
export const clientMiddleware = [noteDestination, languageMiddleware, leaveForeignScripts, preloadNamespaces];

/** The document of every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <TranslationProvider>
      <Document>{children}</Document>
    </TranslationProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['site']);
  const nonce = useNonce();
  const language = useLanguage();
  return (
    // Inline scripts set attributes before hydration.
    <html lang={htmlLanguage(language)} dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1513" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <link rel="icon" href={fileInSite('/favicon.ico')} sizes="32x32" />
        <link rel="icon" href={fileInSite('/favicon.svg')} type="image/svg+xml" />
        <link rel="preload" as="font" type="font/woff2" href={interFont} crossOrigin="anonymous" />
        <Links nonce={nonce} />
      </head>
      <body>
        <SessionSync />
        <ProgressBar />
        {children}
        <RouteFocus />
        {__FAKE_BACKEND__ && <ReplayPanel />}
        <ToastHost label={t('site.toast.region')} dismissLabel={t('site.toast.dismiss')} />
        <AnalyticsHost />
        <BootstrapDataScript />
        <ScrollRestoration nonce={nonce} getKey={scrollKeyOf} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const refused = useRefusedReload();
  if (refused) throw new CodeLoadError(refused);
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
