import createClient from 'openapi-fetch';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { components, paths } from '../engine/generated/control.d.ts';
import { bringUpToDate, lastKnown } from './known-calls.ts';

type Schemas = components['schemas'];

/** The constant data of a running fake backend. */
interface Fixed {
  catalogue: Schemas['Catalogue'];
  scenarios: Schemas['Scenario'][];
}

type ControlClient = ReturnType<typeof createClient<paths>>;

/** Calls come from any page and device, so that the state is read again and again. */
const pollMs = 1_000;

/** Returns the data of a response, or throws the message of the control plane. */
async function take<T>(answer: Promise<{ data?: T; error?: Schemas['Refusal'] }>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(error?.error ?? 'no data');
  return data;
}

/**
 * Keeps the panel and the fake backend in step while the panel is visible. Calls are large: they are loaded once each.
 *
 * @param baseUrl address of the control plane
 * @param fetch reaches it through a page of the site, in the static demo
 */
export function useControl(baseUrl: string, fetch?: (request: Request) => Promise<Response>) {
  const [client] = useState(() => createClient<paths>({ baseUrl, fetch }));
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
        const now = await take(client.GET('/state'));
        setAheadMs(now.now - Date.now());
        const after = lastKnown(known.current, now);
        const isBehind = after < now.lastCallId && now.firstCallId <= now.lastCallId;
        const newer = isBehind ? await take(client.GET('/log', { params: { query: { after } } })) : [];
        known.current = bringUpToDate(known.current, now, newer);
        setCalls(known.current);
        setState(now);
        if (!loaded.current) {
          const [catalogue, scenarios] = await Promise.all([
            take(client.GET('/catalogue')),
            take(client.GET('/scenarios')),
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
    async <T>(doIt: (client: ControlClient) => Promise<{ data?: T; error?: Schemas['Refusal'] }>) => {
      try {
        const result = await take(doIt(client));
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
