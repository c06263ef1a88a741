import { expect, test, vi } from 'vitest';
import { controlOf, unwrap } from '../engine/control-client.ts';
import { createProductBackend } from '../fake-backend.ts';
import { keepState } from './keep-state.ts';

test('a replaced backend goes on with sessions and rules of each sandbox', async () => {
  const [before, after] = [createProductBackend({ base: '/api' }), createProductBackend({ base: '/api' })];
  const anna = controlOf(before, 'anna');
  const path = { key: 'main' };
  const { token } = await unwrap(anna.POST('/accounts/{key}/session', { params: { path } }));
  await anna.POST('/rules', { body: { rule: 'listNews:B0001' } });
  await keepState(before, after, ['default', 'anna']);
  const headers = { 'X-Mock-Session': 'anna', Authorization: `Bearer ${token}` };
  const get = async (path: string) => {
    const answer = await after.fetch(new Request(`http://localhost/api${path}?_t=1`, { headers }));
    return (await answer.json()).code;
  };
  expect(await get('/v1/users/detail')).toBe('00000');
  expect(await get('/v1/news/list')).toBe('B0001');
});

test('a state that the new code does not read is reported, and starts over', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const after = createProductBackend();
  const before = {
    ...createProductBackend(),
    fetch: async () => Response.json({ version: 'another' }),
  };
  await keepState(before, after, ['default']);
  expect(warn.mock.calls.flat().join()).toContain('starts over');
  warn.mockRestore();
});
