import { expect, test } from 'vitest';
import { toLink } from './copy.ts';

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

test('a link for other devices has the address in the network and the PIN', () => {
  const link = toLink({
    origin: 'http://192.0.2.1:5173',
    root: '/',
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

test('a link leads to the page that calls the operation of the rule, with its account, in the language of the shown page and the folder of the demo', () => {
  const rule = { id: 1, rule: {}, text: 'createSubUser:A2012@1', ofScenario: false, seen: 0, applied: 0 };
  const link = toLink({
    origin: 'http://localhost:5173',
    root: '/demo/',
    address: '/en',
    language: 'en',
    state: { ...state, rules: [rule] },
    calls: [],
    commit: '',
    contractVersion: '',
    account: undefined,
    elsewhere: { path: '/user/sub-account/create', as: 'main' },
  });
  expect(link).toBe(
    'http://localhost:5173/demo/en/user/sub-account/create?mock=createSubUser:A2012@1&as=main',
  );
});
