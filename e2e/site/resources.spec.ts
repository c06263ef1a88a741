import { readFile } from 'node:fs/promises';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

test('the report outline downloads with the parts that the page shows', { tag: ['@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.resources());
  const outline = page.getByRole('region', { name: t('resources.outline.title') });
  const names = await outline.getByRole('term').allTextContents();
  expect(names).toHaveLength(6);
  const download = page.waitForEvent('download');
  await outline.getByRole('link', { name: t('resources.outline.markdown') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/^## .*$/gm)).toEqual(names.map((name) => `## ${name}`));
  const document = page.waitForEvent('download');
  await outline.getByRole('link', { name: t('resources.outline.download') }).click();
  const richText = await readFile(await (await document).path(), 'utf8');
  expect(richText.match(/fs26/g)).toHaveLength(names.length);
});

test('the table of sample sizes downloads with the numbers that the page shows', {
  tag: ['@en', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.resources());
  const sizes = page.getByRole('region', { name: t('resources.sizes.title') });
  const shown = await sizes.getByRole('row').allInnerTexts();
  const download = page.waitForEvent('download');
  await sizes.getByRole('link', { name: t('resources.sizes.download') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const plain = (text: string) => text.replaceAll(/[±,"\ufeff]|\s+/g, '');
  expect(file.split('\r\n').map(plain)).toEqual(shown.map(plain));
});
