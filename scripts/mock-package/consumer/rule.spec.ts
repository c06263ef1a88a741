import { expect, test } from '@playwright/test';
import { BackendSandbox } from 'insight-mock/client';

const api = `http://localhost:${process.env.API_PORT ?? '4010'}`;

test('a rule of the test client changes what one test gets', async ({ page, request }, { testId }) => {
  const backend = new BackendSandbox(api, testId);
  await page.setExtraHTTPHeaders(backend.headers);
  await backend.fail('listNews', 'B0001', { times: 1 });
  await page.goto(`/?api=${api}`);
  await expect(page.locator('output')).toHaveText('B0001');
  await page.reload();
  await expect(page.locator('output')).toHaveText('00000');
  expect((await backend.journal()).map(({ operationId, code }) => [operationId, code])).toEqual([
    ['listNews', 'B0001'],
    ['listNews', '00000'],
  ]);
  expect(await (await request.get(`${api}/v1/news/list?_t=1`)).json()).toMatchObject({ code: '00000' });
});

test('the handlers answer in the service worker of MSW', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('output')).toHaveText('00000');
});
