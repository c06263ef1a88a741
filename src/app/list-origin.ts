import { type Location, useLocation } from 'react-router';
import { useBrowserValue } from './use-hydrated.ts';

/** The list that a page was opened from: its unprefixed address, and the key of its scroll position. */
interface ListOrigin {
  path: string;
  scrollKey: string;
}

/** The state of a link from a list to an item. */
export const fromList = (path: string, { key }: Pick<Location, 'key'>): { listOrigin: ListOrigin } => ({
  listOrigin: { path, scrollKey: key },
});

function read(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/**
 * The key under which the router stores the scroll position: that of the list for a link back to it, otherwise that of the history
 * entry.
 */
export function scrollKeyOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const scrollKey = read(state, 'scrollKey');
  return typeof scrollKey === 'string' ? scrollKey : key;
}

function originOf(state: unknown): ListOrigin | undefined {
  const origin = read(state, 'listOrigin');
  const path = read(origin, 'path');
  const scrollKey = read(origin, 'scrollKey');
  return typeof path === 'string' && typeof scrollKey === 'string' ? { path, scrollKey } : undefined;
}

/** The list that this page was opened from. The server does not know it, so hydration starts without it. */
export function useListOrigin(): ListOrigin | undefined {
  const { state } = useLocation();
  return originOf(useBrowserValue(() => state, null));
}
