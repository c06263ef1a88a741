import createClient from 'openapi-fetch';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { controlPrefix } from '../engine/control-prefix.ts';
import type { components, paths } from '../engine/generated/control.d.ts';
import type { PanelHost } from './host.ts';
import { bringUpToDate, lastKnown } from './known-calls.ts';
import { callKey } from './tab-calls.ts';

type Schemas = components['schemas'];

/** The constant data of a running fake backend. */
interface Fixed {
  catalogue: Schemas['Catalogue'];
  scenarios: Schemas['Scenario'][];
  accounts: Schemas['Account'][];
}

const isBetween = (from: number, time: number, to: number) => from <= time && time <= to;

type ControlClient = ReturnType<typeof createClient<paths>>;

/** Returns the data of a response, or throws the message of the control plane. */
async function take<T>(answer: Promise<{ data?: T; error?: Schemas['Refusal'] }>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(error?.error ?? 'no data');
  return data;
}

/**
 * Synchronizes the panel with the fake backend after each API call of the page. Calls are large: they are loaded once each,
 * and only while they are visible.
 */
export function useControl({ apiBase, address }: Pick<PanelHost, 'apiBase' | 'address'>, isOpen: boolean) {
  const client = useMemo(() => createClient<paths>({ baseUrl: apiBase + controlPrefix }), [apiBase]);
  const [fixed, setFixed] = useState<Fixed>();
  const [state, setState] = useState<Schemas['State']>();
  const [calls, setCalls] = useState<readonly Schemas['LogEntry'][]>([]);
  const [problem, setProblem] = useState<string>();

  /** How far the clock of the fake backend is ahead of that of the browser. */
  const aheadMs = useRef(0);

  /** When the panel began to watch the calls of this tab, in epoch milliseconds. */
  const watchedFrom = useRef(0);

  /** When the calls of this tab started since then, in milliseconds of `performance.now()`, by their keys. */
  const startTimes = useRef(new Map<string, number>());

  const known = useRef<readonly Schemas['LogEntry'][]>([]);

  /** The last refresh. Two concurrent ones would request the same calls. */
  const lastRefresh = useRef(Promise.resolve());

  const refresh = useCallback(() => {
    const refreshNow = async () => {
      try {
        const now = await take(client.GET('/state'));
        aheadMs.current = now.now - Date.now();
        if (isOpen) {
          const after = lastKnown(known.current, now);
          const isBehind = after < now.lastCallId && now.firstCallId <= now.lastCallId;
          const newer = isBehind ? await take(client.GET('/log', { params: { query: { after } } })) : [];
          known.current = bringUpToDate(known.current, now, newer);
          setCalls(known.current);
        }
        setState(now);
        setProblem(undefined);
      } catch (error) {
        setProblem(String(error));
      }
    };
    lastRefresh.current = lastRefresh.current.then(refreshNow);
    return lastRefresh.current;
  }, [client, isOpen]);

  const loadFixed = useEffectEvent(async () => {
    if (fixed) return;
    try {
      const [catalogue, scenarios, accounts] = await Promise.all([
        take(client.GET('/catalogue')),
        take(client.GET('/scenarios')),
        take(client.GET('/accounts')),
      ]);
      setFixed({ catalogue, scenarios, accounts });
    } catch (error) {
      setProblem(String(error));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation triggers a refresh
  useEffect(() => {
    refresh();
  }, [refresh, address]);

  useEffect(() => {
    const base = new URL(apiBase, location.href).href.replace(/\/$/, '');
    const isCall = ({ name }: PerformanceEntry) =>
      name.startsWith(`${base}/`) && !name.includes(`${controlPrefix}/`);
    const observer = new PerformanceObserver((list) => {
      const calls = list.getEntries().filter(isCall);
      if (calls.length === 0) return;
      for (const { name, startTime } of calls)
        startTimes.current.set(callKey(name.slice(base.length)), startTime);
      refresh();
    });
    observer.observe({ type: 'resource' });
    watchedFrom.current = Date.now();
    return () => observer.disconnect();
  }, [apiBase, refresh]);

  /** Runs a control request and refreshes; returns undefined when it is rejected. */
  const act = useCallback(
    async <T>(doIt: (client: ControlClient) => Promise<{ data?: T; error?: Schemas['Refusal'] }>) => {
      try {
        const result = await take(doIt(client));
        await refresh();
        return result;
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    [client, refresh],
  );

  /** Whether a call was made for the page that this tab shows. */
  const isOfPage = useCallback(
    (call: Schemas['LogEntry'], pageSince: number) =>
      (startTimes.current.get(callKey(call.path)) ?? Number.NEGATIVE_INFINITY) >= pageSince ||
      // The calls before that are those of the server and of the hydration.
      (pageSince === 0 &&
        isBetween(performance.timeOrigin, call.time - aheadMs.current, watchedFrom.current)),
    [],
  );

  /** Whether this tab made a call since it loaded the document. */
  const isOfTab = useCallback((call: Schemas['LogEntry']) => isOfPage(call, 0), [isOfPage]);

  return { fixed, state, calls, isOfPage, isOfTab, problem, act, refresh: refresh, loadFixed };
}

export type Control = ReturnType<typeof useControl>;
