import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { applicant, colleague } from '../../test/people.ts';
import { button, expect, field, isPhone, link, test, title, toast, viewports } from './support/fixtures.ts';

const products = {
  zh: { brand: '品牌体验', survey: '问卷工具' },
  en: { brand: 'Brand experience', survey: 'Survey tool' },
};

for (const size of viewports) {
  test.describe(`${size.width} px`, () => {
    test.use({ size });

    test('a sub-account is created, edited and deleted', async ({ tab, logIn, t, language }) => {
      await logIn('main');
      if (isPhone(size)) await tab.click(button(t('user.layout.navigation')));
      await tab.click(link(t('user.nav.subAccounts')));
      // The dashboard has the next link, too, and is shown until the list has loaded.
      await tab.expectVisible(title(t('subAccount.list.title')));
      await tab.click(link(t('subAccount.list.create')));
      await tab.fill(field(t('subAccount.create.account')), colleague.account);
      await tab.fill(field(t('subAccount.create.name')), colleague.name);
      await tab.fill(field(t('subAccount.create.mobile')), colleague.mobile);
      await tab.click(button(t('subAccount.create.submit')));
      // Engines differ in when they allow to copy without a press.
      await tab.click(button(t('subAccount.handover.copy')));
      await tab.click(button(t('subAccount.handover.done')));
      // WebKit may not say whether it has copied while another window has the focus. The dialog then asks once more.
      const anyway = button(t('subAccount.handover.doneAnyway'));
      await expect(async () => {
        if ((await tab.find(anyway)).length > 0) await tab.click(anyway);
        expect(await tab.evaluate('location.pathname')).toBe(localize(paths.subAccounts(), language));
      }).toPass();
      await tab.expectVisible(toast(t('subAccount.list.created')));
      await tab.expectVisible({ role: 'row', hasText: colleague.account });

      const actions = (name: string) => button(t('subAccount.list.actionsOf', { name }));
      await tab.click(actions(colleague.name));
      await tab.click({ role: 'menuitem', name: t('subAccount.list.edit') });
      await tab.expectValue(field(t('subAccount.create.account')), colleague.account);
      await tab.fill(field(t('subAccount.create.name')), applicant.name);
      await tab.click(button(t('subAccount.edit.submit')));
      await tab.expectVisible(toast(t('subAccount.edit.done')));
      await tab.expectVisible({ role: 'row', hasText: applicant.name });

      await tab.click(actions(applicant.name));
      await tab.click({ role: 'menuitem', name: t('subAccount.delete.label') });
      const confirm = button(t('subAccount.delete.confirm'));
      await tab.expectFound(confirm, ([found]) => found?.isDisabled, true);
      await tab.fill(field(t('subAccount.delete.type', { account: colleague.account })), colleague.account);
      await tab.click(confirm);
      await tab.expectVisible(toast(t('subAccount.delete.done', { name: applicant.name })));
      await tab.expectHidden({ role: 'row', hasText: colleague.account });
    });

    test('the company form', async ({ tab, logIn, t }) => {
      await logIn('fresh', paths.userCompany());
      await tab.click(button(t('company.save')));
      await tab.expectVisible({ role: 'alert', hasText: t('common.error.companyRequired') });
      await tab.expectFocused(field(t('company.name')));
      await tab.fill(field(t('company.name')), '示例公司');
      await tab.select(field(t('company.province')), '44');
      await tab.select(field(t('company.city')), '4403');
      await tab.fill(field(t('company.address')), '示例路 8 号');
      await tab.fill(field(t('company.postcode')), '12345');
      await tab.expectVisible({ role: 'alert', hasText: t('common.error.info11') });
      await tab.fill(field(t('company.postcode')), '518000');
      await tab.press('Enter');
      await tab.expectVisible(toast(t('company.saved')));
      await tab.reload();
      await tab.expectValue(field(t('company.name')), '示例公司');
      await tab.expectValue(field(t('company.city')), '4403');
    });

    test('a product in the container', async ({ tab, logIn, t, language }) => {
      const { brand, survey } = products[language];
      await logIn('main');
      await tab.click(link(t('user.dashboard.enterProduct', { name: brand })));
      await tab.expectUrl(localize(paths.container('p-brand'), language));
      await tab.expectFocused(title(brand));
      await tab.expectInFrame(brand);
      await tab.click({ role: 'combobox', name: t('container.product') });
      await tab.click({ role: 'option', name: survey });
      await tab.expectUrl(localize(paths.container('p-survey'), language));
      await tab.expectInFrame(survey);
      await tab.click(link(t('container.back')));
      await tab.expectUrl(localize(paths.user(), language));
    });
  });
}
