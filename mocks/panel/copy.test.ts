import { expect, test } from 'vitest';
import { toLink } from './copy.ts';

test('a link for other devices has the address in the network and the PIN', () => {
  const state = {
    sandbox: 'default',
    now: 0,
    rules: [],
    replacedRules: [],
    linkProblems: [],
    lastCallId: 0,
    firstCallId: 1,
    calls: [],
  };
  const link = toLink({
    origin: 'http://192.0.2.1:5173',
    pin: '123456',
    address: '/user?page=2',
    language: 'zh',
    state: { ...state, scenario: 'empty' },
    calls: [],
    commit: '',
    contractVersion: '',
    account: undefined,
  });
  expect(link).toBe('http://192.0.2.1:5173/user?page=2&pin=123456&scenario=empty');
});
