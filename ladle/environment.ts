import { createStore } from 'jotai';
import { createContext, use } from 'react';
import { RouterContextProvider } from 'react-router';
import { apiContext } from '../src/api/context.ts';
import { createServices } from '../src/app/create-services.ts';
import type { Services } from '../src/app/services.tsx';
import type { PublicConfig } from '../src/config/read-config.ts';
import type { Language } from '../src/i18n/languages.ts';
import { userAtom } from '../src/session/session-atoms.ts';
import { sessionContext } from '../src/session/session-context.ts';
import { markSession } from '../src/session/session-script.ts';
import { openSandbox } from './fake-api.ts';
import { createMemorySession } from './memory-session.ts';
import { followLink } from './replay-link.ts';
import { begin } from './wait-until-idle.ts';

/** The controls of a story. */
export interface StoryArgs {
  language: Language;
  /** The authenticated account: the name of a seeded account, or empty. */
  account: string;
  /** Replay rules for the fake backend. */
  mock: string;
}

/** The seeded accounts that can log in, and the anonymous user. */
export const accountNames = ['', 'main', 'atLimit', 'sub', 'fresh'];

/** The environment of a story: a sandbox of the fake backend, the services on it and the session. */
export interface Environment {
  language: Language;
  config: PublicConfig;
  services: Services;
  store: ReturnType<typeof createStore>;
  routerContext: RouterContextProvider;
}

/** Creates a new environment, so that stories share no state. */
export async function prepare({ language, account, mock }: StoryArgs): Promise<Environment> {
  const end = begin();
  try {
    sessionStorage.clear();
    const config: PublicConfig = { ...__SAMPLE_CONFIG__, apiBaseUrl: openSandbox() };
    const services = createServices(config, { store: createMemorySession(), language: () => language });
    const signedIn = await followLink(config.apiBaseUrl, mock, account);
    if (signedIn) await services.session.logIn(signedIn, signedIn.user);

    const store = createStore();
    const user = services.session.current()?.user ?? null;
    store.set(userAtom, user);
    markSession(user !== null);
    return { language, config, services, store, routerContext: createRouterContext(services) };
  } finally {
    end();
  }
}

/** The context of loaders and guards, updated with the session. */
function createRouterContext({ api, session }: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  const follow = () => {
    const current = session.current();
    context.set(sessionContext, { isLoggedIn: current !== undefined, user: current?.user ?? null });
  };
  context.set(apiContext, api);
  follow();
  session.subscribe(follow);
  return context;
}

export const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs the Provider of ladle/components.tsx above it');
  return environment;
}
