import { useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { parseRequests, type SentRequest, storedRequests } from '../../session/sent-requests.ts';
import { userAtom } from '../../session/session-atoms.ts';
import type { RequestKind } from './request-form.ts';

/** Calls `notify` when this tab or another one remembers a request. */
function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/** The requests that the user sent from this device, newest first. */
export function useSentRequests(): readonly SentRequest[] {
  const id = useAtomValue(userAtom)?.id;
  const stored = useSyncExternalStore(
    subscribe,
    () => (id === undefined ? null : storedRequests(id)),
    () => null,
  );
  return useMemo(() => parseRequests(stored, Date.now()), [stored]);
}

/** The last request of a kind about a product or service. One for seats is remembered by their number. */
export const findRequest = (
  requests: readonly SentRequest[],
  kind: RequestKind,
  id: string,
): SentRequest | undefined =>
  requests.find((one) => one.kind === kind && (kind === 'seats' || one.id === id));

/** The last request of a kind about this product or service. */
export const useSentRequest = (kind: RequestKind, id: string): SentRequest | undefined =>
  findRequest(useSentRequests(), kind, id);
