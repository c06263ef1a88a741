import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenLifetime } from './token-lifetime.ts';

const hour = 3_600_000;
const serverNow = 1_800_000_000_000;
const lifeMs = 2 * hour;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

/** A browser whose clock is ahead of the server's, and later may be moved. */
function browser(aheadMs: number) {
  let time = serverNow + aheadMs;
  return {
    ...createTokenLifetime(() => time),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

const date = new Date(serverNow).toUTCString();

describe.each([-8, -3, 0, 1, 3, 8, 24 * 365].map((hours) => hours * hour))(
  'a browser whose clock is %i ms ahead',
  { tags: ['R4.10'] },
  (aheadMs) => {
    test.each([
      ['a time in milliseconds', serverNow + lifeMs],
      ['a time in seconds', (serverNow + lifeMs) / 1000],
      ['an ISO date', new Date(serverNow + lifeMs).toISOString()],
      ['a duration in seconds', lifeMs / 1000],
      ['a duration in milliseconds', lifeMs],
      ['a duration as text', `${lifeMs / 1000}`],
      ['nothing', undefined],
      ['null', JSON.parse('null')],
      ['zero', 0],
      ['zero as text', '0'],
      ['a negative number', -1],
      ['something else', 'soon'],
    ])('counts the lifetime of a token from its receipt: %s', (_, expired) => {
      const { begin, remainingMs, noteServerDate, totalMs, pass } = browser(aheadMs);
      noteServerDate(date);
      const expiry = begin(expired);
      expect(expiry).toBe(serverNow + lifeMs);
      expect(totalMs()).toBe(lifeMs);
      pass(hour);
      expect(remainingMs(expiry)).toBe(hour);
      pass(hour + 1);
      expect(remainingMs(expiry)).toBe(-1);
    });
  },
);

test.each([3, 8])('a clock %i hours ahead of a server whose date is hidden costs no lifetime', (hours) => {
  const { begin, remainingMs } = browser(hours * hour);
  expect(remainingMs(begin(serverNow + lifeMs))).toBe(lifeMs);
});

test('a token that the server calls expired is expired', () => {
  const { begin, remainingMs, noteServerDate } = browser(3 * hour);
  noteServerDate(date);
  expect(remainingMs(begin(serverNow - 1000))).toBe(-1000);
});

test('without an expiry the lifetime of the token before counts', { tags: ['R4.12'] }, () => {
  const { begin, remainingMs } = browser(0);
  begin(hour / 1000);
  expect(remainingMs(begin(undefined))).toBe(hour);
});

test('an expiry that another system stored is compared with the clock', () => {
  const { begin, remainingMs } = browser(0);
  begin(serverNow + lifeMs);
  expect(remainingMs(serverNow + 60_000)).toBe(60_000);
});

test('a clock that was set back makes a token due', () => {
  const { begin, remainingMs, pass } = browser(3 * hour);
  const expiry = begin(serverNow + lifeMs);
  pass(-3 * hour);
  expect(remainingMs(expiry)).toBe(0);
});
