import { expect, test } from 'vitest';
import { api } from '../api.ts';
import { createRecordedBackend } from './recorded-backend.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const recordedAt = Date.UTC(2026, 8, 1, 12);

/** Answers a login whose `expired` was recorded, at a later time. */
async function expiredAt(expired: number, now: number, time = recordedAt): Promise<number> {
  const { operation } = api.findRoute('POST', '/login').called ?? expect.unreachable();
  const response = JSON.stringify({
    code: '00000',
    msg: 'Ok',
    data: { token: 'a', refreshToken: 'b', expired },
  });
  const call = {
    operation,
    method: 'POST',
    path: '/login',
    time,
    status: 200,
    durationMs: 1,
    request: '',
    response,
  };
  const request = new Request('http://test/login', { method: 'POST' });
  const received = { request, url: new URL(request.url), address: '', body: '' };
  const upstream = createRecordedBackend(api, [call], { timeSchema: 'EpochMs' });
  const answered = await upstream.fetch(received, '/login?_t=1', now);
  const body = await answered?.json();
  return body.data.expired;
}

test('a time ahead of its recording is as far ahead again', async () => {
  expect(await expiredAt(recordedAt + hourMs, recordedAt + dayMs + 7)).toBe(recordedAt + dayMs + 7 + hourMs);
});

test('a time that was past keeps its time of day, and moves by whole days', async () => {
  const past = recordedAt - 5 * hourMs;
  expect(await expiredAt(past, recordedAt + hourMs)).toBe(past);
  expect(await expiredAt(past, recordedAt + 3 * dayMs + hourMs)).toBe(past + 3 * dayMs);
});

test.each([
  ['no time', 0, recordedAt],
  ['never', 253_402_300_799_999, recordedAt],
  ['the time of a call without a date', recordedAt + hourMs, 0],
])('%s stays as it was recorded', async (_, time, callTime) => {
  expect(await expiredAt(time, recordedAt + dayMs, callTime)).toBe(time);
});

test('an operation that the fake backend answers is not replayed', () => {
  const { operation } = api.findRoute('POST', '/login').called ?? expect.unreachable();
  const call = { operation, method: 'POST', path: '/login', time: 0, status: 200, durationMs: 1 };
  const calls = [{ ...call, request: '', response: '{}' }];
  expect(createRecordedBackend(api, calls).has('loginByPassword')).toBe(true);
  expect(createRecordedBackend(api, calls, { fake: ['loginByPassword'] }).has('loginByPassword')).toBe(false);
});
