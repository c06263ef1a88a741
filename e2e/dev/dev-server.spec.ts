import { expect, test } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/world/accounts.ts';
import { paths } from '../../src/paths.ts';
import { fillPasswordLogin, watchErrors } from '../support/test.ts';
import { textIn } from '../support/texts.ts';

test.use({ locale: 'zh-CN' });

test('the development server is a site of its own, fake backend included', { tag: '@R7.22' }, async ({
  page,
}) => {
  const errors: string[] = [];
  watchErrors(page, errors);
  await page.goto(paths.newsList());
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.goto(paths.login());
  await fillPasswordLogin(
    page,
    (key, values) => textIn('zh', key, values),
    seededAccounts.main.account,
    seededPassword,
  );
  await expect(page).toHaveURL(paths.user());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seededAccounts.main.name);
  expect(errors).toEqual([]);
});

test('an error is replayed with one rule', { tag: '@R8.5' }, async ({ request }) => {
  const rule = { operationId: 'createSubUser', code: 'A2012', times: 1 };
  const headers = { 'X-Mock-Session': 'replay' };
  expect((await request.post('/api/__mock__/rules', { data: rule, headers })).status()).toBe(201);
  const first = await request.post('/api/v1/users/sub', { data: {}, headers });
  expect(await first.json()).toMatchObject({ code: 'A2012' });
  const second = await request.post('/api/v1/users/sub', { data: {}, headers });
  expect(await second.json()).toMatchObject({ code: 'A0407' });
});
