import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archiveEntries, zipInFolder } from './archive.ts';

test('an archive unpacks into one folder with a README that says how to start it on each system', async () => {
  const client = await mkdtemp(join(tmpdir(), 'client-'));
  await writeFile(join(client, 'index.html'), '<!DOCTYPE html>');
  const files = unzipSync(zipInFolder('spring-demo', await archiveEntries(client, '/any/')));
  await rm(client, { recursive: true });
  expect(Object.keys(files).filter((path) => !path.startsWith('spring-demo/'))).toEqual([]);
  expect(Object.keys(files)).toContain('spring-demo/site/index.html');
  const readme = new TextDecoder().decode(files['spring-demo/README.txt']);
  for (const system of ['Windows', 'macOS'])
    for (const colon of ['：', ': '])
      expect(readme).toMatch(new RegExp(`^${system}${colon}.*node.*open-demo\\.mjs.*$`, 'm'));
});
