import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderErrorCodesPage } from './error-codes-page.ts';

const file = new URL('../../docs/error-codes.md', import.meta.url);

test('docs/error-codes.md says what the tables say', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(file, renderErrorCodesPage());
  expect(
    readFileSync(file, 'utf8'),
    'Run `UPDATE_DOCS=1 npx vitest run mocks/contract/error-codes-page` and look at what changed',
  ).toBe(renderErrorCodesPage());
});
