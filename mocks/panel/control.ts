import { atom, getDefaultStore } from 'jotai';
import { type ControlClient, type ControlResponse, unwrap } from '../engine/control-client.ts';
import type { components } from '../engine/generated/control.d.ts';
import { bringUpToDate } from './known-calls.ts';

type Schemas = components['schemas'];

/** What the panel knows of a fake backend. */
interface View {
  state?: Schemas['State'];
  /** All calls, oldest first. They are large, and loaded once each. */
  calls: readonly Schemas['LogEntry'][];
  /** How far the clock of the fake backend is ahead of that of the browser. */
  aheadMs: number;
  /** What does not change. */
  fixed?: { catalogue: Schemas['Catalogue']; scenarios: Schemas['Scenario'][] };
  /** Why the last refresh failed. */
  problem?: string;
  /** Why the last request was refused. It stays until the next one, which a refresh does not. */
  refusal?: string;
}

export const viewAtom = atom<View>({ calls: [], aheadMs: 0 });

/** Calls come from any page and device, so that the state is read again and again. */
const pollMs = 1_000;

/** Keeps the panel and the fake backend in step while the panel is visible. */
export function openControl(client: ControlClient) {
  const store = getDefaultStore();
  const show = (change: Partial<View>) => store.set(viewAtom, (view) => ({ ...view, ...change }));
  const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

  async function refreshNow(): Promise<void> {
    const { calls, fixed } = store.get(viewAtom);
    try {
      const after = calls.at(-1)?.id ?? 0;
      const state = await unwrap(client.GET('/state', { params: { query: { after } } }));
      show({ state, calls: bringUpToDate(calls, state), aheadMs: state.now - Date.now() });
      if (!fixed) {
        const [catalogue, scenarios] = await Promise.all([
          unwrap(client.GET('/catalogue')),
          unwrap(client.GET('/scenarios')),
        ]);
        show({ fixed: { catalogue, scenarios } });
      }
      show({ problem: undefined });
    } catch (error) {
      show({ problem: messageOf(error) });
    }
  }

  /** The last refresh. Two concurrent ones would request the same calls. */
  let lastRefresh = Promise.resolve();
  function refresh(): Promise<void> {
    lastRefresh = lastRefresh.then(refreshNow);
    return lastRefresh;
  }

  const poll = () => document.hidden || refresh();
  poll();
  setInterval(poll, pollMs);
  document.addEventListener('visibilitychange', poll);

  return {
    /** Runs a control request and refreshes; returns undefined when it is rejected. */
    async act<T>(request: (client: ControlClient) => ControlResponse<T>): Promise<T | undefined> {
      try {
        const result = await unwrap(request(client));
        show({ refusal: undefined });
        await refresh();
        return result;
      } catch (error) {
        show({ refusal: messageOf(error) });
        return undefined;
      }
    },
  };
}

export type Control = View & ReturnType<typeof openControl>;
