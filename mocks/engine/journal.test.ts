import { expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { createRedaction } from './redaction.ts';

const call = (response = '') => ({
  time: 0,
  source: 'fake' as const,
  method: 'GET',
  path: '/v1/news/list',
  status: 200,
  durationMs: 0,
  violations: [],
  isSignedIn: false,
  response,
});

const secrets = new Set(['token']);

function filled(count: number, response?: string): Journal {
  const journal = new Journal(createRedaction({ request: secrets, response: secrets }));
  for (let index = 0; index < count; index += 1) journal.add(call(response));
  return journal;
}

test('keeps the most recent calls and returns the oldest id', () => {
  const journal = filled(1234);
  const list = journal.list();
  expect(list).toHaveLength(500);
  expect(list[0]?.id).toBe(735);
  expect([journal.firstId, journal.lastId]).toEqual([735, 1234]);
});

test('limits the total size and truncates long bodies', () => {
  const journal = filled(400, 'x'.repeat(100_000));
  const list = journal.list();
  expect(list.at(-1)?.response).toBe('x'.repeat(20_000));
  expect(list.length).toBeGreaterThanOrEqual(100);
  expect(list.length).toBeLessThanOrEqual(200);
  expect(journal.firstId).toBe(list[0]?.id);
});

test('masks a truncated secret', () => {
  const secret = '{"token":"very-\\"secret","name":"A"}';
  for (let at = 0; at <= secret.length; at += 1) {
    const journal = filled(1, 'x'.repeat(20_000 - at) + secret);
    expect(journal.list()[0]?.response).not.toMatch(/very|ver|secret/);
  }
});

test('is empty after a clear and continues numbering', () => {
  const journal = filled(3);
  journal.clear();
  expect([journal.firstId, journal.lastId]).toEqual([4, 3]);
  journal.add(call());
  expect(journal.list().map(({ id }) => id)).toEqual([4]);
});
