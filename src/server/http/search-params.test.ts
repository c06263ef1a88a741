import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const pages = globSync(['site/**/*-page.tsx', 'portal/login/login-page.tsx'], { cwd: source });

test('a public page declares its query parameters in its handle', () => {
  const reading = pages.filter((file) =>
    /useSearchParams|searchParams\b(?!:)|useLoginMode/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(reading.length).toBeGreaterThan(5);
  for (const file of reading)
    expect(readFileSync(join(source, file), 'utf8'), file).toMatch(
      /handle: PageHandle = \{[^}]*searchParams:/,
    );
});
