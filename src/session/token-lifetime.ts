import { browserStore } from '../browser/storage.ts';
import { parseExpiry } from './cookies.ts';

/** The default lifetime of a token. */
const fallbackLifeMs = 2 * 60 * 60_000;

const key = 'token-life-ms';

/** The lifetime of the token, counted from its receipt, because the clock of a browser can be hours from that of the server. */
export interface TokenLifetime {
  /** Takes the time of the server from the `Date` header of an answer. */
  noteServerDate(date: string | null): void;
  /**
   * Begins the lifetime of a token that was received just now.
   *
   * @param expired the server's statement; without one, the lifetime of the token before counts, else two hours
   * @returns the expiry in epoch milliseconds of the server
   */
  begin(expired: string | number | undefined): number;
  /** The lifetime in milliseconds; undefined when unknown. */
  totalMs(): number | undefined;
  /**
   * The milliseconds until the expiry, below 0 afterwards.
   *
   * @param expiry the stored expiry of the token; an expiry that did not come from `begin` is compared with the browser's clock
   */
  remainingMs(expiry: number): number;
}

export function createTokenLifetime(now: () => number = Date.now): TokenLifetime {
  /** How far the server's clock is ahead of the browser's; undefined when its answers do not show it. */
  let skewMs: number | undefined;

  const stored = () => {
    const [lifeMs, receivedAt, expiry] = (browserStore.get(key) ?? '').split(' ').map(Number);
    return { lifeMs: lifeMs || undefined, receivedAt, expiry };
  };

  return {
    noteServerDate(date) {
      const time = Date.parse(date ?? '');
      if (!Number.isNaN(time)) skewMs = time - now();
    },
    begin(expired) {
      const serverNow = now() + (skewMs ?? 0);
      const knownMs = stored().lifeMs ?? fallbackLifeMs;
      const expiry = parseExpiry(expired, serverNow) ?? serverNow + knownMs;
      // A new token cannot have expired: one of the clocks is wrong, and it is not known by how much.
      const lifeMs = expiry > serverNow || skewMs !== undefined ? expiry - serverNow : knownMs;
      browserStore.set(key, `${lifeMs} ${now()} ${expiry}`);
      return expiry;
    },
    totalMs: () => stored().lifeMs,
    remainingMs(expiry) {
      const { lifeMs, receivedAt, expiry: begun } = stored();
      if (lifeMs === undefined || receivedAt === undefined || begun !== expiry) return expiry - now();
      const ageMs = now() - receivedAt;
      // The clock was set back: nobody knows how old the token is, so it is renewed.
      return ageMs < 0 ? 0 : lifeMs - ageMs;
    },
  };
}
