import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { refreshUserAtom, registerAtom, resetPasswordAtom, userAtom } from './session-atoms.ts';

const user = {
  id: 'u-1',
  name: '林悦',
  email: 'm***@example.com',
  mobile: '138****0001',
  lastLoginTime: 0,
  parentId: '0',
};

test.each([
  ['refreshing the user', refreshUserAtom],
  ['registering', registerAtom],
  ['resetting a password', resetPasswordAtom],
])('%s does nothing to the store', { tags: ['R4.13'] }, (_, action) => {
  const store = createStore();
  store.set(userAtom, user);
  expect(store.set(action)).toBeUndefined();
  expect(store.get(userAtom)).toBe(user);
});
