import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ControlClient,
  type ControlResponse,
  createControlClient,
  unwrap,
} from '../engine/control-client.ts';
import type { components } from '../engine/generated/control.d.ts';
import { bringUpToDate } from './known-calls.ts';

type Schemas = components['schemas'];

/** The constant data of a running fake backend. */
interface Fixed {
  catalogue: Schemas['Catalogue'];
  scenarios: Schemas['Scenario'][];
}

/** Calls come from any page and device, so that the state is read again and again. */
const pollMs = 1_000;

/**
 * Keeps the panel and the fake backend in step while the panel is visible. Calls are large: they are loaded once each.
 *
 * @param apiBase address of the API
 * @param fetch reaches it through a page of the site, in the static demo
 */
export function useControl(apiBase: string, fetch?: (request: Request) => Promise<Response>) {
  const [client] = useState(() => createControlClient(apiBase, { fetch }));
  const [fixed, setFixed] = useState<Fixed>();
  const [state, setState] = useState<Schemas['State']>();
  const [calls, setCalls] = useState<readonly Schemas['LogEntry'][]>([]);
  const [problem, setProblem] = useState<string>();
  /** How far the clock of the fake backend is ahead of that of the browser. */
  const [aheadMs, setAheadMs] = useState(0);
  const known = useRef<readonly Schemas['LogEntry'][]>([]);
  const loaded = useRef(false);
  /** The last refresh. Two concurrent ones would request the same calls. */
  const lastRefresh = useRef(Promise.resolve());

  const refresh = useCallback(() => {
    const refreshNow = async () => {
      try {
        const after = known.current.at(-1)?.id ?? 0;
        const now = await unwrap(client.GET('/state', { params: { query: { after } } }));
        setAheadMs(now.now - Date.now());
        known.current = bringUpToDate(known.current, now);
        setCalls(known.current);
        setState(now);
        if (!loaded.current) {
          const [catalogue, scenarios] = await Promise.all([
            unwrap(client.GET('/catalogue')),
            unwrap(client.GET('/scenarios')),
          ]);
          loaded.current = true;
          setFixed({ catalogue, scenarios });
        }
        setProblem(undefined);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    };
    lastRefresh.current = lastRefresh.current.then(refreshNow);
    return lastRefresh.current;
  }, [client]);

  useEffect(() => {
    const poll = () => document.hidden || refresh();
    poll();
    const timer = setInterval(poll, pollMs);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [refresh]);

  /** A refused request keeps its message until the next one, which a refresh would remove. */
  const [refusal, setRefusal] = useState<string>();

  /** Runs a control request and refreshes; returns undefined when it is rejected. */
  const act = useCallback(
    async <T>(doIt: (client: ControlClient) => ControlResponse<T>) => {
      try {
        const result = await unwrap(doIt(client));
        setRefusal(undefined);
        await refresh();
        return result;
      } catch (error) {
        setRefusal(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    [client, refresh],
  );

  return { fixed, state, calls, aheadMs, problem: refusal ?? problem, act };
}

export type Control = ReturnType<typeof useControl>;
