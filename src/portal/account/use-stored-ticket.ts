import { useState } from 'react';
import { tabStore } from '../../browser/storage.ts';

/** The time after which a stored ticket is discarded. The server may reject it earlier. */
const maxAgeMs = 10 * 60_000;

function readTicket(key: string): string | undefined {
  const [time, ticket] = tabStore.get(key)?.split(' ') ?? [];
  return Date.now() - Number(time) < maxAgeMs ? ticket : undefined;
}

/** The ticket of the first step of a phone number change. It survives reloads of the tab. */
export function useStoredTicket(userId: string) {
  const key = `mobile-ticket:${userId}`;
  const [ticket, setTicket] = useState(() => readTicket(key));
  return {
    ticket,
    setTicket(next: string | undefined) {
      if (next) tabStore.set(key, `${Date.now()} ${next}`);
      else tabStore.remove(key);
      setTicket(next);
    },
  };
}
