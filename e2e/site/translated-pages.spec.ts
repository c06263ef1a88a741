import type { Page } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/app/paths.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { screensWithActions } from '../../test/screen-actions.ts';

/**
 * Replaces each text of the page, and each that appears later, as translators of browsers do: the text moves into two elements, and React
 * keeps a reference to a node that is no longer in the document. The words stay, so that tests find them.
 */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const skipped = 'font, script, style, noscript, textarea, option, svg';
    const translateIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        if (!node.parentElement?.closest(skipped)) texts.push(node);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        font.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(font);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

for (const { operationId, as, path, act, type, tags } of screensWithActions) {
  test(`${path} works translated, when ${operationId} fails and when it succeeds`, {
    tag: ['@R8.5', ...tags],
  }, async ({ page, open, signIn, t, backend }) => {
    if (as) await signIn(as);
    await open(path);
    await waitForHydration(page);
    await translatePage(page);
    const typed = (await type?.(page, t)) ?? {};
    await backend.fail(operationId, 'B0001', { status: 200, times: 1 });
    await act(page, t);
    await expect(toast(page, t('common.apiMsg.B0001')).first()).toBeVisible();
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);

    const calls = async () =>
      (await backend.journal()).filter((call) => call.operationId === operationId && call.code !== 'B0001');
    await act(page, t);
    await expect.poll(async () => (await calls()).length).toBeGreaterThan(0);
    await expect(page.getByText(t('error.server.title'))).toBeHidden();
  });
}

test('the list of sub-accounts works translated: selection and search', {
  tag: ['@R8.5', '@zh'],
}, async ({ page, logIn, t }) => {
  await logIn('main', paths.subAccounts());
  await translatePage(page);
  const { name } = seededAccounts.sub;
  await page.getByRole('checkbox', { name: t('subAccount.list.select', { name }) }).check();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('combobox', { name: t('subAccount.list.search') }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(t('subAccount.list.total', { total: 1 }));
});

test('the account shows and hides its number translated', { tag: ['@R8.5', '@en'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main', paths.userInfo());
  await translatePage(page);
  const main = page.getByRole('main');
  await expect(main).not.toContainText(seededAccounts.main.mobile);
  await page.getByRole('button', { name: t('user.info.showMobile') }).click();
  await expect(main).toContainText(seededAccounts.main.mobile);
});
