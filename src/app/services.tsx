import { createContext, useCallback, useContext } from 'react';
import type { Api } from '../api/client.ts';
import type { BrowserSession } from '../session/browser-session.ts';

/** What event handlers work with. */
export interface Services {
  api: Api;
  /** For what a public page can do without: no failure is told, and a session that is over ends without a word. */
  backgroundApi: Api;
  session: BrowserSession;
  /** Renews a token in good time; called when a page, a dialog or a field is come to. */
  renewAhead: () => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** Gives access to the services from event handlers; while a page is rendered on the server there are none. */
export function useServices(): () => Services {
  const services = useContext(ServicesContext);
  return useCallback(() => {
    if (!services) throw new Error('Services are there in the browser only: use them in event handlers');
    return services;
  }, [services]);
}
