import { expect, type Page } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { nameOf } from '../../mocks/db/name-of.ts';
import { storyFor } from '../../mocks/demo/presentation/story.ts';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/demo-fixtures.ts';
import { visitor, watchErrors } from '../../test/fixtures.ts';
import { languages, translate } from '../../test/translate.ts';

test.use({ userAgent: visitor });

const story = storyFor(undefined);

for (const language of languages) {
  const t = demoTexts[language];
  const controls = (page: Page) => page.getByRole('region', { name: t.presentation });
  /** The keys work as soon as the controls exist. */
  const waitForKeys = (page: Page) =>
    expect(page.getByRole('region', { name: t.presentation, includeHidden: true })).toBeAttached();
  const expectStep = async (page: Page, step: number) => {
    const path = localize(story[step]?.path ?? '', language).replace(/\/$/, '');
    await expect(page).toHaveURL((url) => (url.pathname + url.search).replace(/\/$/, '').endsWith(path));
  };

  test.describe(language, () => {
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' });

    test('a presentation tells five steps by keys and hides everything else', async ({ page }) => {
      const errors: string[] = [];
      watchErrors(page, errors);
      // The first visit of an English browser leaves the Chinese home page and keeps the parameter.
      await page.goto('./?present');
      await expectStep(page, 0);
      await waitForKeys(page);
      // Each key counts, also while a step opens.
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('PageDown');
      await expectStep(page, 2);
      await expect(controls(page)).toBeHidden();
      await expect(page.getByText(t.presenting)).toBeVisible();
      // The key of the replay panel is of no use here.
      await page.keyboard.press('Alt+Shift+M');
      expect(page.context().pages()).toHaveLength(1);
      await expect(page.getByRole('button', { name: t.badge })).toBeHidden();
      for (const step of [3, 4]) {
        await page.keyboard.press(step % 2 ? 'ArrowRight' : 'PageDown');
        await expectStep(page, step);
      }
      await page.keyboard.press('ArrowLeft');
      await expectStep(page, 3);
      await page.reload();
      await waitForKeys(page);
      await expectStep(page, 3);
      await page.keyboard.press('PageUp');
      await expect(page.locator('iframe')).toBeVisible();
      // A click moves the focus into the dashboard, which keeps keys and pointers from the page.
      await page.locator('iframe').contentFrame().getByRole('heading', { level: 1 }).click();
      await expect(controls(page)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 3);
      await page.keyboard.press('ArrowLeft');
      await expectStep(page, 2);
      await expect(page.getByRole('button', { name: t.badge })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t.badge })).toBeVisible();
      await expect(page.getByText(t.presenting)).toBeHidden();
      expect(errors).toEqual([]);
    });

    test('buttons appear under the pointer, and a second window has the notes', async ({ page, context }) => {
      await page.goto(`.${localize(paths.home(), language)}`);
      await page.goto(`.${localize(paths.home(), language)}?present`);
      await expectStep(page, 0);
      // The pointer may move before the overlay listens.
      await expect(async () => {
        await page.mouse.move(200, 200 + Math.random() * 100);
        await expect(controls(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      const opening = context.waitForEvent('page');
      await controls(page).getByRole('button', { name: t.notes }).click();
      const notes = await opening;
      await expect(notes.getByText(story[0]?.instructions[language] ?? '')).toBeVisible();
      await notes.getByRole('button', { name: t.next }).click();
      await expectStep(page, 1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        nameOf(seededAccounts.main, language),
      );
      await expect(notes.getByRole('heading')).toHaveText(story[1]?.title[language] ?? '');
      await expect(notes.getByRole('status')).toHaveText(t.position(2, 5));
      const next = notes.getByRole('button', { name: t.next });
      await expect(notes.getByRole('button', { name: t.back })).toBeEnabled();
      for (const step of [2, 3, 4]) {
        await next.click();
        await expect(notes.getByRole('heading')).toHaveText(story[step]?.title[language] ?? '');
      }
      await expect(next).toBeDisabled();
      const closing = notes.waitForEvent('close');
      // The window closes before the key is up.
      await Promise.all([closing, notes.keyboard.down('Escape')]);
      await expect(page.getByRole('button', { name: t.badge })).toBeVisible();
    });

    test('a blocked window is explained, and Escape closes a menu first', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto(`.${localize(paths.home(), language)}`);
      await page.goto(`.${localize(paths.home(), language)}?present`);
      await waitForKeys(page);
      await page.keyboard.press('Shift+N');
      await expect(controls(page).getByRole('alert')).toHaveText(t.notesBlocked);
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 1);
      await expect(page.getByRole('alert').filter({ hasText: t.notesBlocked })).toBeHidden();
      await page.getByLabel(translate(language, 'user.layout.menu')).click();
      const logOut = page.getByRole('link', { name: translate(language, 'user.layout.logout') });
      await expect(logOut).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(logOut).toBeHidden();
      await waitForKeys(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t.badge })).toBeVisible();
    });
  });
}
