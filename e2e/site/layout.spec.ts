import type { Locator, Page } from '@playwright/test';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import sampleContent from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { openWithoutScripts, waitForHydration } from '../../test/hydration.ts';

// These tests cover animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Waits for hydration: only scripts set `data-reveal`. */
async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-reveal=out]').first()).toBeAttached();
}

const isTransparent = async (bar: Locator) =>
  /rgba\(.*, 0\)|transparent/.test(
    await bar.evaluate((element) => getComputedStyle(element).backgroundColor),
  );

test('the header turns opaque when scrolled past 150 px, and back', {
  tag: ['@R2.23', '@R9.2', '@zh'],
}, async ({ page, open }) => {
  await open(paths.product('brand'));
  await whenHydrated(page);
  const bar = page.getByRole('banner');
  await expect.poll(() => isTransparent(bar)).toBe(true);
  await scrollTo(page, 151);
  await expect.poll(() => isTransparent(bar)).toBe(false);
  await scrollTo(page, 150);
  await expect.poll(() => isTransparent(bar)).toBe(true);
});

test('the header fits every width with name and main action, for anonymous and authenticated users', {
  tag: ['@en', '@all'],
}, async ({ page, open, logIn, t }) => {
  const tooNarrow: number[] = [];
  const header = page.getByRole('banner');
  const check = async () => {
    await open(paths.home());
    for (const width of [320, 390, 750, 768, 899, 900, 1000, 1024, 1239, 1240, 1439, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooNarrow.push(width);
      if (width > 320) await expect(header.getByText(sampleConfig.BRAND_NAME), `${width}`).toBeVisible();
      // The bottom bar of a phone has it.
      if (width >= 750)
        await expect(header.getByRole('link', { name: t('site.action.apply') }), `${width}`).toBeInViewport({
          ratio: 1,
        });
    }
  };
  await check();
  await logIn('main');
  await check();
  expect(tooNarrow).toEqual([]);
});

test('on a phone, the name beside the mark is whole or absent', {
  tag: ['@R1.9', '@R2.29', '@en', '@all'],
}, async ({ page, logIn, open }) => {
  const logo = page.getByRole('banner').getByRole('link').first();
  const name = logo.getByText(sampleConfig.BRAND_NAME);
  const isWholeOrAbsent = async () => {
    const [frame, box] = [await logo.boundingBox(), await name.boundingBox()];
    if (!frame || !box) return undefined;
    const isAbsent = box.y >= frame.y + frame.height - 1;
    // Two lines at most, and broken between words only.
    return isAbsent || (box.height <= frame.height && box.width >= 40);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await open(paths.about());
  expect(await isWholeOrAbsent()).toBe(true);
  await logIn('main');
  await open(paths.about());
  expect(await isWholeOrAbsent()).toBe(true);
});

test('a progress bar of 2 px shows at the top edge during navigation', {
  tag: ['@R1.6', '@R9.12', '@en'],
}, async ({ page, open, t, hold }) => {
  await open(paths.resources());
  await whenHydrated(page);
  const bar = page.locator('body > div[aria-hidden=true]:empty');
  await expect(bar).toHaveCount(0);
  const { release } = await hold('listNews');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.nav.news') })
    .click();
  await expect(bar).toHaveCount(1);
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 2 });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.list.title'));
  await expect(bar).toHaveCount(0);
});

test('each layout has its own header and footer', { tag: ['@R1.6', '@R2.24', '@en', '@all'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.newsList());
  const bar = page.getByRole('banner');
  expect(await isTransparent(bar)).toBe(false);
  await expect(bar.getByRole('link', { name: t('site.nav.login') })).toBeVisible();
  await expect(bar.getByRole('link', { name: language === 'zh' ? 'English' : '中文' })).toBeVisible();
  await open(paths.login());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the contact widget appears when scrolled past 313 px, with its four entries', {
  tag: ['@R1.7', '@R9.2', '@en'],
}, async ({ page, open, t }) => {
  await open(paths.survey());
  await whenHydrated(page);
  const tool = page.getByRole('complementary', { name: t('site.tool.label') });
  await scrollTo(page, 313);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(313);
  await expect(tool).toBeHidden();
  await scrollTo(page, 314);
  await expect(tool).toBeVisible();
  await expect(tool.getByRole('link', { name: t('site.tool.consult') })).toHaveAttribute(
    'href',
    sampleContent.contact.consultUrl,
  );
  await expect(tool.getByRole('link', { name: t('site.tool.apply') })).toHaveAttribute('href', /\/apply$/);

  const phone = tool.getByRole('link', { name: sampleContent.contact.salesPhone });
  await tool.locator('summary', { hasText: t('site.tool.phone') }).hover();
  await expect(phone).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(phone).toBeHidden();

  const code = tool.getByRole('img', { name: t('site.footer.code') });
  await tool.getByRole('link', { name: t('site.tool.apply') }).focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeVisible();
  await expect(tool.getByRole('link', { name: sampleContent.contact.servicePhone })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
});

test('the menu opens on hover and closes on leave', {
  tag: ['@R2.27', '@R2.28', '@zh', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.home());
  await whenHydrated(page);
  const menu = page.getByRole('navigation', { name: t('site.nav.label') });
  const anchor = menu.getByRole('link', { name: t('site.nav.socialTrack') });
  await menu.getByText(t('site.nav.product'), { exact: true }).hover();
  await expect(anchor).toBeVisible();
  await menu.getByText(t('site.nav.product'), { exact: true }).click();
  await expect(anchor).toBeVisible();
  await page.mouse.move(5, 850);
  await expect(anchor).toBeHidden();
});

test('the menu opens on keyboard focus; Escape closes it and restores the focus', {
  tag: ['@R2.28', '@en'],
}, async ({ page, open, t }) => {
  await open(paths.home());
  await whenHydrated(page);
  const menu = page.getByRole('navigation', { name: t('site.nav.label') });
  await menu.getByRole('link', { name: t('site.nav.home') }).focus();
  await page.keyboard.press('Tab');
  const brand = menu.getByRole('link', { name: t('site.nav.brand') });
  await expect(brand).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(brand).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(brand).toBeHidden();
  await expect(menu.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(brand).toBeVisible();
});

test('a menu opened before hydration stays open', { tag: ['@R2.27', '@zh', '@all'] }, async ({
  page,
  t,
  language,
}) => {
  const allowScripts = await openWithoutScripts(page, localize(paths.home(), language));
  const menu = page.getByRole('navigation', { name: t('site.nav.label') });
  await menu.getByText(t('site.nav.about'), { exact: true }).click();
  allowScripts();
  await whenHydrated(page);
  await expect(menu.getByRole('link', { name: t('site.nav.contact') })).toBeVisible();
});

test('the menu scrolls to each section below the header', { tag: ['@R2.28', '@R3.5', '@zh'] }, async ({
  page,
  open,
  t,
}) => {
  const anchors = [
    { name: t('site.nav.mediaForce'), path: paths.product('brand', 'media-force') },
    { name: t('site.nav.socialTrack'), path: paths.product('brand', 'social-track') },
    { name: t('site.nav.videoQuest'), path: paths.product(undefined, 'video-quest') },
    { name: t('site.nav.userEvaluation'), path: paths.product(undefined, 'user-evaluation') },
    { name: t('site.nav.iwNps'), path: paths.product('service', 'iw-nps') },
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(paths.home());
  const menu = page.getByRole('navigation', { name: t('site.nav.label') });
  await menu.getByText(t('site.nav.product'), { exact: true }).click();
  for (const { name, path } of anchors)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`${path}$`));
  await menu.getByRole('link', { name: anchors[0]?.name }).click();
  for (const { name, path } of anchors) {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const heading = page
      .locator(`[id="${path.split('#')[1]}"]`)
      .getByRole('heading')
      .first();
    await expect(heading).toHaveText(name);
    await expect(heading).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    const next = anchors[anchors.findIndex((anchor) => anchor.path === path) + 1];
    if (next) await open(next.path);
  }
});

test('every link of the footer works', { tag: ['@R1.8', '@R2.13', '@zh'] }, async ({
  page,
  open,
  request,
  t,
}) => {
  await open(paths.home());
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
  expect(own.length).toBeGreaterThan(20);
  const missing = [];
  for (const href of own) if ((await request.get(href)).status() !== 200) missing.push(href);
  expect(missing).toEqual([]);
  const external = hrefs.filter((href) => /^https:\/\/\w+\.example\.com\//.test(href));
  expect(external).toHaveLength(5);
  expect(hrefs).toContain(`mailto:${sampleContent.contact.salesEmail}`);
  expect(hrefs).toContain(`tel:${sampleContent.contact.salesPhone}`);
  expect(hrefs).toContain(`tel:${sampleContent.contact.servicePhone}`);
  const code = footer.getByRole('img', { name: t('site.footer.code') });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(footer).toContainText(sampleContent.notices.copyright);
  await expect(footer).toContainText(sampleContent.notices.icpFiling);
  await expect(footer).toContainText(sampleContent.notices.publicSecurityFiling);
  await expect(footer).toContainText(t('site.footer.hours'));
});

for (const hasScripts of [true, false])
  test(`on a phone the links of the footer are ${hasScripts ? 'in groups that open' : 'all there without scripts'}`, {
    tag: '@en',
  }, async ({ browser, baseURL, t }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: hasScripts,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(localize(paths.about(), 'en'));
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: t('site.nav.resources') });
    await expect(link).toBeVisible({ visible: !hasScripts });
    if (hasScripts) {
      await waitForHydration(page);
      await footer.getByRole('heading', { name: t('site.footer.resources') }).click();
    }
    await expect(link).toBeVisible();
    await context.close();
  });

test('no page contains the drawing of the QR code, or texts of forms and errors that it does not have', {
  tag: ['@R1.8', '@zh'],
}, async ({ request, t, baseURL }) => {
  const html = await (await request.get(paths.home())).text();
  expect(html).toContain(`src="${paths.chatQrCode()}"`);
  expect(html).not.toContain('M2 2h7');
  expect(html).not.toContain(t('common.error.info17'));
  expect(html).not.toContain(t('common.apiMsg.A5023'));
  // Without the headers of the test, which prevent caching.
  const { headers } = await fetch(baseURL + paths.chatQrCode());
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=600');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the menu opens with one tap and closes with the next', { tag: ['@R2.28', '@zh', '@all'] }, async ({
    page,
    open,
    t,
  }) => {
    await open(paths.home());
    await whenHydrated(page);
    const menu = page.getByRole('navigation', { name: t('site.nav.label') });
    const about = menu.getByText(t('site.nav.about'), { exact: true });
    const contact = menu.getByRole('link', { name: t('site.nav.contact') });
    await about.tap();
    await expect(contact).toBeVisible();
    await about.tap();
    await expect(contact).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the hamburger opens a menu of two levels, and the bar turns opaque', {
    tag: ['@R2.29', '@R9.4', '@journey', '@en'],
  }, async ({ page, open, t }) => {
    await open(paths.product('brand'));
    const bar = page.getByRole('banner');
    await expect.poll(() => isTransparent(bar)).toBe(true);
    const hamburger = page.getByLabel(t('site.nav.menu'));
    await hamburger.tap();
    await expect.poll(() => isTransparent(bar)).toBe(false);
    const menu = page.getByRole('navigation', { name: t('site.nav.label') });
    const employee = menu.getByRole('link', { name: t('site.nav.employee') });
    await expect(employee).toBeHidden();
    await menu.getByText(t('site.nav.product'), { exact: true }).tap();
    await expect(employee).toBeVisible();
    await expect(menu.getByRole('link', { name: t('site.nav.iwNps') })).toBeVisible();
    await employee.tap();
    await expect(page).toHaveURL(/\/product\/employee$/);
    await expect(employee).toBeHidden();
  });

  test('the contact widget is a bottom bar and does not cover the end of the page', {
    tag: ['@R1.7', '@en', '@all'],
  }, async ({ page, open, t }) => {
    await open(paths.survey());
    await whenHydrated(page);
    await scrollTo(page, 2000);
    const tool = page.getByRole('complementary', { name: t('site.tool.label') });
    await expect(tool).toBeVisible();
    await tool.getByText(t('site.tool.chat'), { exact: true }).tap();
    await expect(tool.getByRole('img', { name: t('site.footer.code') })).toBeVisible();
    // A phone cannot scan its own screen.
    await expect(tool.getByRole('link', { name: t('site.tool.chatOpen') })).toBeVisible();
    await expect(tool.getByText(t('site.tool.chatText'))).toBeHidden();
    await page.keyboard.press('Escape');
    await scrollTo(page, 1_000_000);
    const last = page.getByText(sampleContent.notices.publicSecurityFiling);
    await expect(last).toBeInViewport();
    const [end, top] = [await last.boundingBox(), await tool.boundingBox()];
    expect((end?.y ?? Number.NaN) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? Number.NaN);
  });
});

test.describe('a chart', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('draws once, when it is seen for the first time', { tag: ['@zh', '@all'] }, async ({
    page,
    open,
    t,
  }) => {
    await open(paths.product());
    await whenHydrated(page);
    const section = page.getByRole('region', { name: t('productExperience.extract.title') });
    const line = section.locator('polyline').filter({ visible: true }).first();
    const animations = () => line.evaluate((mark) => getComputedStyle(mark).animationName);
    expect(await animations()).toBe('none');
    await line.scrollIntoViewIfNeeded();
    await expect.poll(animations).not.toBe('none');
    await scrollTo(page, 0);
    await expect(section.locator('[data-reveal=out]')).toHaveCount(1);
    await line.scrollIntoViewIfNeeded();
    await expect(section.locator('[data-reveal=in]')).toHaveCount(1);
    expect(await animations()).toBe('none');
  });
});

test.describe('the scroll reveal', () => {
  test('takes 1200 ms and repeats when a section is scrolled back into view', {
    tag: ['@R9.11', '@zh'],
  }, async ({ page, open }) => {
    await open(paths.survey());
    await whenHydrated(page);
    const last = page.locator('[data-reveal]').last();
    const duration = () =>
      last
        .locator('> *')
        .first()
        .evaluate((child) => getComputedStyle(child).animationDuration);
    for (const _ of [1, 2]) {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toHaveAttribute('data-reveal', 'in');
      expect(await duration()).toBe('1.2s');
      await scrollTo(page, 0);
      await expect(last).toHaveAttribute('data-reveal', 'out');
    }
  });

  test('is disabled with prefers-reduced-motion', { tag: ['@R9.11', '@zh', '@all'] }, async ({
    page,
    open,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(paths.survey());
    await scrollTo(page, 400);
    // The widget is rendered on the client only, so the page is hydrated.
    await expect(page.getByRole('complementary', { name: t('site.tool.label') })).toBeVisible();
    await expect(page.locator('[data-reveal=out], [data-reveal=in]')).toHaveCount(0);
  });
});

test('the contact widget never covers the focused element', { tag: ['@R1.7', '@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await open(paths.solutions());
  await whenHydrated(page);
  await scrollTo(page, 700);
  const tool = page.getByRole('complementary', { name: t('site.tool.label') });
  await expect(tool).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  await links.nth(2).focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      if (!box) return true;
      const x = Math.min(box.right, innerWidth) - 2;
      const top = document.elementFromPoint(x, box.top + box.height / 2);
      return Boolean(top?.closest('aside'));
    });
    expect(covered).toBe(false);
  }
});

// A click is lost when its target moves between pressing and releasing.
test('neither the hydration of a form nor a late typeface moves anything', {
  tag: ['@R2.41', '@en'],
}, async ({ page, language }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80));
        shifts.push(`at ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let hydration = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await hydration.promise;
    await route.continue();
  });
  for (const path of [paths.login(), paths.login(undefined, 'sms'), paths.apply(), paths.quote()]) {
    hydration = Promise.withResolvers();
    const typeface = page.waitForResponse('**/*.woff2');
    await page.goto(localize(path, language), { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    hydration.resolve();
    await (await typeface).finished();
    const shifts: unknown = await page.evaluate(
      () =>
        new Promise((resolve) => {
          // The frame after the next one reports the shifts of the hydration.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts'))));
        }),
    );
    expect(shifts, path).toEqual([]);
  }
});
