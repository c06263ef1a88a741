import { expect, test } from 'vitest';
import { commandNameOf } from './command-name.ts';

test.each([
  ['/site/mocks/cli/mock.ts', 'npm run mock --'],
  ['/app/node_modules/.bin/insight-mock', 'npx insight-mock'],
  ['/app/node_modules/insight-mock/insight-mock.mjs', 'npx insight-mock'],
  ['/usr/local/bin/insight-mock', 'npx insight-mock'],
  ['/mock/insight-mock.mjs', 'node insight-mock.mjs'],
])('the program %s is named as a user starts it', (file, name) => {
  expect(commandNameOf(file)).toBe(name);
});
