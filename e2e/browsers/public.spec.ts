import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { translate } from '../../test/translate.ts';
import { button, expect, field, isPhone, link, test, title, viewports } from './support/fixtures.ts';

const languageNames = { zh: '中文', en: 'English' };

for (const size of viewports) {
  test.describe(`${size.width} px`, () => {
    test.use({ size });

    test('home', async ({ tab, open, t, language }) => {
      await open(paths.home());
      await tab.expectVisible(title());
      expect(await tab.evaluate('document.documentElement.lang')).toBe(language === 'zh' ? 'zh-CN' : 'en');
      expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      await tab.click({ ...link(t('site.action.apply')), within: { role: 'main' }, index: 0 });
      await tab.expectUrl(localize(paths.apply(), language));
      await tab.expectVisible(title(t('apply.title')));
      await tab.back();
      await tab.expectUrl(localize(paths.home(), language));
    });

    test('a first visit in the other language', async ({ tab, language }) => {
      const [other, own] = language === 'zh' ? ['/en/about/news', '/'] : ['/', '/en'];
      await tab.goto(other);
      await tab.expectUrl(own);
      // The redirect is over, and cannot end the next navigation.
      await tab.waitForHydration();
      await tab.goto(other);
      await tab.expectUrl(other);
    });

    test('the language switch', async ({ tab, open, language }) => {
      const path = `${paths.newsList({ page: 2 })}#list`;
      const other = language === 'zh' ? 'en' : 'zh';
      await open(path);
      await tab.click({ ...link(languageNames[other]), index: 0 });
      await tab.expectUrl(localize(path, other));
      await expect.poll(() => tab.cookie('lang')).toBe(other);
      await tab.expectVisible(title(translate(other, 'news.list.title')));
      await tab.waitForHydration();
      await tab.reload();
      await tab.expectUrl(localize(path, other));
    });

    test('the menu', async ({ tab, open, t, language }) => {
      await open(paths.product('brand'));
      const menu = { role: 'navigation', name: t('site.nav.label') };
      // On a wide screen, a link contains its description.
      const employee = { ...link(new RegExp(`^${t('site.nav.employee')}`)), within: menu };
      if (isPhone(size)) {
        await tab.expectHidden(menu);
        await tab.click({ label: t('site.nav.menu') });
      }
      await tab.expectHidden(employee);
      await tab.click({ text: t('site.nav.product'), within: menu });
      await tab.expectVisible({ ...link(t('site.nav.iwNps')), within: menu });
      await tab.click(employee);
      await tab.expectUrl(localize(paths.product('employee'), language));
      await tab.expectHidden(employee);
    });

    test('news', async ({ tab, open, t, language }) => {
      await open(paths.newsList());
      const article = { role: 'article', within: { role: 'main' }, index: 0 };
      await tab.expectVisible(article);
      const [heading] = await tab.find({ role: 'heading', within: article });
      await tab.click({ role: 'link', within: article });
      await tab.expectVisible(title(heading?.text));
      await open(paths.newsList());
      await tab.fill(field(t('news.search.label')), 'AI');
      await tab.click({ ...button(t('news.search.submit')), within: { role: 'main' } });
      await tab.expectUrl(localize(paths.newsList({ keyword: 'AI' }), language));
      await tab.expectVisible({ role: 'status', hasText: 'AI' });
      await tab.fill(field(t('news.search.label')), 'zzz');
      await tab.press('Enter');
      await tab.expectVisible({ text: t('news.search.empty') });
    });

    test('the question library', async ({ tab, open, t, language }) => {
      await open(paths.lib());
      const cards = { role: 'article', within: { role: 'main' } };
      const categories = { role: 'navigation', name: t('lib.categories.label') };
      // The number of its questions follows the name.
      await tab.click({ ...link(new RegExp(`^${t('lib.categories.research')}`)), within: categories });
      await tab.expectUrl(localize(paths.lib({ category: 'research' }), language));
      await tab.expectCount(cards, 5);
      await tab.fill(field(t('lib.search.label')), 'psm');
      await tab.press('Enter');
      await tab.expectUrl(/category=research&keyword=psm$/);
      await tab.expectCount(cards, 1);
      await tab.back();
      await tab.expectCount(cards, 5);
      await tab.expectValue(field(t('lib.search.label')), '');
    });

    test('an example of the question library', async ({ tab, open, t }) => {
      await open(paths.lib({ keyword: 'NPS' }));
      const card = { role: 'article', name: t('lib.types.nps.name') };
      for (const [score, key] of [
        ['10', 'lib.control.promoter'],
        ['6', 'lib.control.detractor'],
      ] as const) {
        const choice = { role: 'radio', name: score, within: card };
        await tab.click(choice);
        await tab.expectFound(choice, ([found]) => found?.isChecked, true);
        await tab.expectVisible({ text: t(key), within: card });
      }
    });
  });
}
