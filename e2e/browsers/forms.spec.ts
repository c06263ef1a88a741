import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { applicant as contact } from '../../test/people.ts';
import type { Translate } from '../../test/translate.ts';
import { button, expect, field, slider, test, title, viewports } from './support/fixtures.ts';
import type { Tab } from './support/tab.ts';

async function fillContact(tab: Tab, t: Translate) {
  await tab.fill(field(t('form.name')), contact.name);
  await tab.fill(field(t('form.company')), contact.company);
  await tab.fill(field(t('form.email')), contact.email);
  await tab.fill(field(t('form.mobile')), contact.mobile);
  await tab.click({ role: 'checkbox', name: t('form.consent.label') });
}

const places = {
  zh: { province: '广东', city: '深圳', cityInFull: '广东 深圳' },
  en: { province: 'Guangdong', city: 'Shenzhen', cityInFull: 'Shenzhen, Guangdong' },
};

for (const size of viewports) {
  test.describe(`${size.width} px`, () => {
    test.use({ size });

    for (const input of ['mouse', 'keyboard'] as const) {
      test(`an application, with the slider moved by ${input}`, async ({
        tab,
        open,
        t,
        language,
        backend,
      }) => {
        await open(paths.apply());
        await tab.click(button(t('apply.submit')));
        await tab.expectVisible({ text: t('common.error.nameRequired') });
        await fillContact(tab, t);
        await tab.select(field(t('apply.interest.label')), 'brand');
        await tab.click(button(t('apply.submit')));
        await tab.expectFocused(slider);
        if (input === 'mouse') await tab.drag(slider, 0.5);
        await tab.expectFound(slider, ([found]) => found?.isDisabled, false);
        if (input === 'mouse') await tab.drag(slider, 1);
        else await tab.press('End', slider);
        await tab.expectUrl(localize(paths.applyTip('success'), language));
        await tab.expectVisible(title(t('apply.result.success.title')));
        const sent = (await backend.journal()).filter(
          ({ operationId }) => operationId === 'submitApplication',
        );
        expect(sent.map(({ request }) => JSON.parse(request ?? '{}'))).toEqual([
          { ...contact, product: 'brand', source: 'apply', lang: language, consent: true },
        ]);
      });
    }

    test('a quote', async ({ tab, open, t, language, backend }) => {
      const place = places[language];
      await open(paths.quote());
      await tab.click(button(t('quote.submit')));
      await tab.expectVisible({ text: t('common.error.attributesRequired') });
      await tab.fill(field(t('quote.demand.quantity')), '1200');
      await tab.fill(field(t('quote.demand.coverage')), '300000');
      for (const key of ['population.gender.gender-female', 'population.age.age-25-29'] as const) {
        await tab.click(field(t(key)));
        await tab.expectFound(field(t(key)), ([found]) => found?.isChecked, true);
      }
      await tab.select(field(t('quote.attributes.region')), place.province);
      await tab.click(field(place.city));
      await tab.select(field(t('quote.tag.label')), 't-beauty-skincare');
      const summary = { role: 'complementary', name: t('quote.summary.title') };
      const chosen = { ...button(t('quote.summary.remove', { name: place.cityInFull })), within: summary };
      await tab.expectVisible({ ...summary, hasText: '300,000' });
      await tab.click(chosen);
      const tip = { role: 'dialog', name: t('quote.tip.title') };
      await tab.click({ ...button(t('quote.tip.confirm')), within: tip });
      await tab.expectHidden(chosen);
      await tab.select(field(t('quote.attributes.region')), place.province);
      await tab.click(field(place.city));
      await tab.expectVisible(chosen);
      await tab.fill(field(t('quote.description.label')), 'Skin care buyers');
      await fillContact(tab, t);
      await tab.click(button(t('quote.submit')));
      await tab.expectFocused({ role: 'heading', name: t('quote.sent.title') });
      const sent = (await backend.journal()).find(({ operationId }) => operationId === 'askSamplePrices');
      expect(JSON.parse(sent?.request ?? '{}')).toEqual({
        quantity: 1200,
        coverage: 300_000,
        attributes: [
          { type: 'gender', optionIds: ['gender-female'] },
          { type: 'age', optionIds: ['age-25-29'] },
        ],
        regions: [{ provinceCode: '44', cityCode: '4403' }],
        tagId: 't-beauty-skincare',
        description: 'Skin care buyers',
        contact,
        consent: true,
      });
    });
  });
}
