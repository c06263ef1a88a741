import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { button, field, isPhone, link, test, title, toast, viewports } from './support/fixtures.ts';

/** Whether the preloaded modules have arrived, those of a page among them. */
const areModulesLoaded = (page: string) => `(() => {
  const files = [...document.querySelectorAll('link[rel=modulepreload]')].map(({ href }) => href);
  return files.some((file) => file.includes('/${page}-')) && files.every((file) => performance.getEntriesByName(file).length);
})()`;

for (const size of viewports) {
  test.describe(`${size.width} px`, () => {
    test.use({ size });

    test.describe('a chunk load error', () => {
      test.use({
        // Playwright reads a plain array as a fixture with options.
        expectedErrors: [
          [
            /Error loading route module/,
            /dynamically imported module|Importing a module/,
            /The code of a page could not be loaded/,
          ],
          { scope: 'test' },
        ],
      });

      test('loads the wanted page once, then shows an error', async ({ tab, open, t, language, network }) => {
        network.site.failing = /\/assets\/apply-page-[^/]*\.js/;
        await open(paths.product('brand'));
        const apply = { ...link(t('site.action.apply')), within: { role: 'main' }, index: 0 };
        await tab.click(apply);
        // The server renders it, so that it can be read without its code.
        await tab.expectUrl(localize(paths.apply(), language));
        await tab.expectVisible(title(t('apply.title')));
        await open(paths.product('brand'));
        await tab.click(apply);
        await tab.expectVisible(title(t('error.server.title')));
        network.site.failing = undefined;
        await tab.click({ ...link(t('error.home')), within: { role: 'main' } });
        await tab.expectUrl(localize(paths.home(), language));
      });
    });

    test('an unreachable server preserves the input, and the page recovers', async ({
      tab,
      logIn,
      t,
      network,
    }) => {
      await logIn('main', paths.userCompany());
      await tab.fill(field(t('company.address')), '另一条路 9 号');
      await network.disconnect();
      await tab.click(button(t('company.save')));
      await tab.expectVisible({ role: 'alert', hasText: t('error.network') });
      await tab.expectValue(field(t('company.address')), '另一条路 9 号');
      await network.connect();
      await tab.click(button(t('company.save')));
      await tab.expectVisible(toast(t('company.saved')));

      await tab.expectEvaluated(areModulesLoaded('info-page'), true);
      await network.disconnect();
      if (isPhone(size)) await tab.click(button(t('user.layout.navigation')));
      await tab.click(link(t('user.nav.info')));
      await tab.expectVisible(title(t('user.unreachable.title')));
      await network.connect();
      await tab.click(button(t('user.failed.retry')));
      await tab.expectVisible(title(t('user.info.title')));
    });
  });
}
