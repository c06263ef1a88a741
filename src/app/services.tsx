import { createContext, useCallback, useContext } from 'react';
import type { Api } from '../api/client.ts';
import type { Session } from '../session/session.ts';
import type { SessionStore } from '../session/session-store.ts';

/** The services of event handlers. */
export interface Services {
  api: Api;
  /** A client for optional data of public pages: it shows no errors, and an expired session ends silently. */
  backgroundApi: Api;
  session: Session;
  /** Lets the token expire at another time, in epoch milliseconds of the browser. For the replay panel. */
  expireTokenAt: SessionStore['expireAt'];
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** Returns the services, for event handlers. They are not available during server rendering. */
export function useServices(): () => Services {
  const services = useContext(ServicesContext);
  return useCallback(() => {
    if (!services) throw new Error('Services are there in the browser only: use them in event handlers');
    return services;
  }, [services]);
}
