import { expect, test } from 'vitest';
import { parseRequests } from './sent-requests.ts';

const dayMs = 24 * 60 * 60_000;
const request = (time: number) => ({ kind: 'renewal', id: 'p-brand', time });

test('requests are remembered for 90 days', { tags: ['R2.78'] }, () => {
  const stored = `${100 * dayMs} renewal p-brand\n${dayMs} renewal p-brand`;
  expect(parseRequests(stored, 101 * dayMs)).toEqual([request(100 * dayMs)]);
});

test.each([null, '', '{}', 'x renewal p-brand', '1 renewal', '[1, null]'])(
  '%j contains no request',
  { tags: ['R2.78'] },
  (stored) => {
    expect(parseRequests(stored, 0)).toEqual([]);
  },
);
