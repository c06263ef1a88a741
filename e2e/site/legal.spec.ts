import type { Page } from '@playwright/test';
import sampleContent from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { passCaptcha } from '../../test/captcha.ts';
import { answerConsent, consentBox } from '../../test/consent.ts';
import { expect, field, fillPasswordLogin, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { overrideConfig } from '../../test/override-config.ts';
import { applicant } from '../../test/people.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

test('the notices name the configured operator', { tag: ['@R2.44', '@en'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.privacy());
  const main = page.getByRole('main');
  const { entity, address, dataLocation, retention, processors, law, email } = sampleContent.legal;
  for (const fact of [entity, address, dataLocation, retention, processors])
    await expect(main.getByText(fact[language], { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: email })).toBeVisible();
  await expect(main.getByText(t('legal.unstated'))).toHaveCount(0);
  await open(paths.terms());
  for (const fact of [entity, law])
    await expect(main.getByText(fact[language], { exact: true })).toBeVisible();
});

test(
  'without configuration, the notices say what is not stated, and the server warns',
  {
    tag: ['@R2.44', '@R2.45', '@en', '@all'],
  },
  async ({ page, t, language }, { project }) => {
    const site = await startSiteWithLogs(project.metadata.apiBase);
    try {
      await page.goto(site.url + localize(paths.privacy(), language));
      const main = page.getByRole('main');
      await expect(main.getByText(t('legal.unstated'), { exact: true })).toHaveCount(6);
      await page.goto(site.url + localize(paths.terms(), language));
      await expect(main.getByRole('heading', { name: t('terms.liability.title') })).toBeVisible();
      await expect(main.getByRole('heading', { name: t('terms.law') })).toHaveCount(0);
      await page.goto(site.url + localize(paths.security(), language));
      await expect(main.getByRole('heading', { name: t('security.protections.title') })).toBeVisible();
      await expect(main.getByRole('heading', { name: t('security.certificates.title') })).toHaveCount(0);
      await expect
        .poll(() => site.log.filter((line) => line.includes('the privacy notice says')))
        .toEqual([
          expect.stringContaining(
            'legal.entity, legal.address, legal.dataLocation, legal.retention, legal.processors',
          ),
        ]);
    } finally {
      await site.stop();
    }
  },
);

test(
  'configured documents replace the notices in links, redirects and site map',
  {
    tag: ['@R2.44', '@zh', '@all'],
  },
  async ({ page, request, t, language }, { project }) => {
    const documents = {
      PRIVACY_URL: 'https://legal.example.com/privacy',
      TERMS_URL: 'https://legal.example.com/terms',
    };
    const site = await startSiteWithLogs(project.metadata.apiBase, documents);
    try {
      for (const [path, url] of [
        [paths.privacy(), documents.PRIVACY_URL],
        [paths.terms(), documents.TERMS_URL],
      ] as const) {
        const response = await request.get(site.url + localize(path, language), { maxRedirects: 0 });
        expect([response.status(), response.headers().location]).toEqual([302, url]);
      }
      await page.goto(site.url + localize(paths.apply(), language));
      const footer = page.getByRole('contentinfo');
      for (const [name, url] of [
        [t('site.footer.privacy'), documents.PRIVACY_URL],
        [t('site.footer.terms'), documents.TERMS_URL],
        [t('site.footer.statistics'), documents.PRIVACY_URL],
      ] as const)
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
      await expect(
        page.getByRole('main').getByRole('link', { name: t('form.consent.notice') }),
      ).toHaveAttribute('href', documents.PRIVACY_URL);
      const map = await (await request.get(site.url + paths.sitemap())).text();
      expect(map).toContain(`${paths.security()}<`);
      expect(map).not.toContain(`${paths.privacy()}<`);
      expect(map).not.toContain(`${paths.terms()}<`);
    } finally {
      await site.stop();
    }
  },
);

test('the footer leads to the notices, and the cookie settings to the cookies of the notice', {
  tag: ['@R2.46', '@en', '@all'],
}, async ({ page, open, t, language }) => {
  for (const [name, title] of [
    [t('site.footer.terms'), t('terms.title')],
    [t('site.footer.security'), t('security.title')],
    [t('site.footer.privacy'), t('privacy.title')],
  ] as const) {
    await open(paths.lib());
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await open(paths.about());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.footer.statistics') })
    .click();
  await expect(page).toHaveURL(localize(paths.privacy('cookies'), language));
  await expect(page.getByRole('heading', { name: t('privacy.cookies.title') })).toBeInViewport();
  await expect(page.getByText(t('privacy.statistics.none'))).toBeVisible();
});

test('with analytics configured, the notice describes it and asks again', {
  tag: ['@R2.46', '@R4.17', '@en', '@all'],
}, async ({ page, open, t }) => {
  await page.route('https://analytics.example.com/**', (route) => route.fulfill({ body: '' }));
  await overrideConfig(page, '"analytics":null', '"analytics":"https://analytics.example.com/script.js"');
  await open(paths.about());
  await answerConsent(page, t, 'deny');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.footer.privacy'), exact: true })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByText(t('privacy.data.statistics.text'))).toBeVisible();
  await main.getByRole('button', { name: t('site.footer.statistics') }).click();
  await expect(page.getByRole('region', { name: t('consent.analytics.title') })).toBeVisible();
});

test('the security page lists the configured certificates', { tag: ['@R2.45', '@zh', '@all'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.security());
  await expect(page.getByRole('heading', { name: t('security.certificates.title') })).toBeVisible();
  const [{ label, labelEn, url } = { label: '', labelEn: '', url: '' }] = sampleContent.certificates;
  await expect(page.getByRole('link', { name: language === 'en' ? labelEn : label })).toHaveAttribute(
    'href',
    url,
  );
});

/** The names of all cookies and stored items. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored];
}

test('the notice lists every cookie and stored item', { tag: ['@R2.44', '@en'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  const seen = new Set<string>();
  const collect = async () => {
    for (const name of await storedNames(page)) seen.add(name);
  };
  await open(paths.apply());
  await field(page, t('form.name')).fill(applicant.name);
  await consentBox(page, t).check();
  await expect.poll(() => storedNames(page)).toContain('draft:apply');
  await collect();
  await open(paths.login(undefined, 'sms'));
  await field(page, t('form.mobile')).fill(seededAccounts.main.mobile);
  await passCaptcha(page, page.getByRole('button', { name: t('form.sendCode'), exact: true }));
  await expect
    .poll(async () => (await storedNames(page)).some((name) => name.startsWith('code-sent:')))
    .toBe(true);
  await collect();
  await open(paths.login());
  await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
  await expect(page).toHaveURL(localize(paths.user(), language));
  await collect();
  await open(paths.privacy());
  await waitForHydration(page);
  await collect();

  const listed = await page.getByRole('main').getByRole('rowheader').getByRole('code').allTextContents();
  const isListed = (name: string) =>
    listed.some((item) => (item.endsWith('…') ? name.startsWith(item.slice(0, -1)) : item === name));
  expect([...seen].filter((name) => !isListed(name))).toEqual([]);
  for (const name of [
    'TOKEN',
    'RTOKEN',
    'EXPRIED',
    'USERDATA',
    'lang',
    'onceLang',
    'draft:apply',
    'token-life-ms',
  ])
    expect([...seen]).toContain(name);
});
