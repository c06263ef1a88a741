import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from '../../test/files.ts';
import { findLooseText } from './find-loose-text.ts';

test('text beside something that changes is found', { timeout: 240_000 }, () => {
  const file = join(mkdtempSync(join(tmpdir(), 'loose-text-')), 'loose.tsx');
  writeFileSync(
    file,
    `export const label = (busy: boolean, name: string) => <p>{busy && <b />}{name}</p>;
export const ternary = (busy: boolean) => <p>{String(busy ? 'Busy' : 'Ready')} <b /></p>;
export const optional = (busy: boolean) => <>{busy && 'Busy'}<b /></>;
export const list = (names: string[]) => <p>Names {names.map((name) => <b key={name} />)}</p>;
export const wrapped = (busy: boolean, name: string) => <p>{busy && <b />} <span>{name}</span></p>;
export const alone = (busy: boolean) => <p>{busy ? 'Busy' : 'Ready'}</p>;
export const fixed = <p>Ready <b /></p>;
`,
  );
  expect(findLooseText([file]).map((place) => place.split(':').pop())).toEqual(['1', '2', '3', '4']);
});

test('no text of a page stands beside something that changes', () => {
  // Charts never change.
  const files = listFiles('src/**/*.tsx').filter((path) => !path.startsWith('src/ui/charts/'));
  expect(findLooseText(files.map((path) => join(root, path)))).toEqual([]);
});
