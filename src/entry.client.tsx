import { createStore, Provider } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { apiContext } from './api/context.ts';
import {
  type BootstrapData,
  BootstrapDataProvider,
  readBootstrapData,
  readNonce,
} from './app/bootstrap-data.tsx';
import { createServices } from './app/create-services.ts';
import { showInterruptedAction } from './app/interrupted-action.ts';
import { recordRouteError, reportUncaughtErrors } from './app/report-uncaught-errors.ts';
import { ServicesProvider } from './app/services.tsx';
import { resumeNavigation } from './browser/chunk-load-recovery.ts';
import { keepRootStyles } from './browser/keep-root-styles.ts';
import { startDemo } from './fake-backend/demo.ts';
import { addResources } from './i18n/i18n.ts';
import { languageOf } from './i18n/languages.ts';
import { storeLanguage } from './i18n/persist-language.ts';
import { userAtom } from './session/session-atoms.ts';
import { sessionContext } from './session/session-context.ts';

/** Hydrates the page, or renders it on the client when the document is for another page. */
function hydrate(bootstrapData: BootstrapData, isClientRender = false): void {
  resumeNavigation();
  reportUncaughtErrors();
  addResources(bootstrapData.language, bootstrapData.texts);

  showInterruptedAction();

  const store = createStore();
  store.set(userAtom, bootstrapData.user);

  const services = createServices(bootstrapData.config);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(apiContext, services.api);
    const session = services.session.current();
    context.set(sessionContext, { isLoggedIn: session !== undefined, user: session?.user ?? null });
    return context;
  };

  startTransition(() => {
    const page = (
      <StrictMode>
        <Provider store={store}>
          <BootstrapDataProvider data={bootstrapData} nonce={readNonce()}>
            <ServicesProvider value={services}>
              <HydratedRouter getContext={getContext} onError={recordRouteError} />
            </ServicesProvider>
          </BootstrapDataProvider>
        </Provider>
      </StrictMode>
    );
    if (__DEMO__ && isClientRender) createRoot(document).render(page);
    // Logged, not thrown: React has rendered the page again, and the user misses nothing.
    else hydrateRoot(document, page, { onRecoverableError: console.error });
  });
}

async function start(): Promise<void> {
  keepRootStyles();
  const bootstrapData = readBootstrapData();
  storeLanguage(languageOf(location.pathname), bootstrapData.config.cookieDomain);
  const demo = __DEMO__ ? await startDemo(bootstrapData) : 'hydrate';
  if (demo !== 'stop') hydrate(bootstrapData, demo === 'render');
}

// Without hydration the page stays readable and its links work.
start().catch(reportError);
