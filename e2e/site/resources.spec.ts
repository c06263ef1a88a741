import { readFile } from 'node:fs/promises';
import { paths } from '../../src/app/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('the report outline downloads with the parts that the page shows', { tag: '@zh' }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.resources());
  const outline = page.getByRole('region', { name: t('resources.outline.title') });
  const names = await outline.getByRole('term').allTextContents();
  expect(names).toHaveLength(6);
  const download = page.waitForEvent('download');
  await outline.getByRole('link', { name: t('resources.outline.download') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/^## .*$/gm)).toEqual(names.map((name) => `## ${name}`));
  expect(file).toContain(t('resources.outline.next.text'));
});
