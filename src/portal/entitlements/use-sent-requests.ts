import { useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import {
  parseRequests,
  type SentRequest,
  storedRequests,
  subscribeToRequests,
} from '../../session/sent-requests.ts';
import { userAtom } from '../../session/session-atoms.ts';

/** The requests that the user sent from this device, newest first. */
export function useSentRequests(): readonly SentRequest[] {
  const id = useAtomValue(userAtom)?.id;
  const stored = useSyncExternalStore(
    subscribeToRequests,
    () => (id === undefined ? null : storedRequests(id)),
    () => null,
  );
  return useMemo(() => parseRequests(stored, Date.now()), [stored]);
}
