import { type Browser, chromium, type Page } from '@playwright/test';
import { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { paths } from '../../src/paths/paths.ts';
import { browserArguments, findBrowser } from '../../test/browser.ts';
import { escapeRegExp } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { setSessionCookies } from '../../test/session-cookies.ts';
import type { SiteServer } from '../../test/site-server.ts';
import { translate } from '../../test/translate.ts';
import { middle } from './measure.ts';
import { toMarkdown } from './table.ts';

declare global {
  // Not in TypeScript's types of the browser.
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** An action of a customer on a page of the user area. */
interface Action {
  title: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const cpuSlowdown = 4;
/** The shortest duration that browsers report. An interaction without an entry is shorter. */
const shortestMs = 16;

const t = (key: TextKey) => translate('zh', key);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${escapeRegExp(label)}\\s*\\*?$`));
const firstRow = (page: Page) => page.getByRole('row').nth(1);

const actions: readonly Action[] = [
  {
    title: 'Open the user menu',
    path: paths.user(),
    act: (page) => page.getByRole('button', { name: t('user.layout.menu') }).click(),
  },
  {
    title: 'Open another page',
    path: paths.user(),
    act: (page) => page.getByRole('link', { name: t('user.nav.subAccounts'), exact: true }).click(),
  },
  {
    title: 'Type into the company form',
    path: paths.userCompany(),
    prepare: (page) => field(page, t('company.address')).focus(),
    act: (page) => page.keyboard.type('Road 12'),
  },
  {
    title: 'Open the password form',
    path: paths.userAccount(),
    act: (page) => page.getByRole('link', { name: t('account.password.change') }).click(),
  },
  {
    title: 'Type into the search of sub-accounts',
    path: paths.subAccounts(),
    prepare: (page) => page.getByLabel(t('subAccount.list.search'), { exact: true }).focus(),
    act: (page) => page.keyboard.type('138'),
  },
  {
    title: 'Select a sub-account',
    path: paths.subAccounts(),
    act: (page) => firstRow(page).getByRole('checkbox').click(),
  },
  {
    title: 'Open the details of a sub-account',
    path: paths.subAccounts(),
    act: (page) => firstRow(page).getByRole('link').click(),
  },
  {
    title: 'Open the actions of a sub-account',
    path: paths.subAccounts(),
    act: (page) => firstRow(page).getByRole('button').last().click(),
  },
  {
    title: 'Go to the next page of sub-accounts',
    path: paths.subAccounts(),
    act: (page) => page.getByRole('link', { name: t('subAccount.list.next') }).click(),
  },
  {
    title: 'Change a permission',
    path: paths.subAccounts({ view: 'permissions' }),
    act: (page) => firstRow(page).getByRole('checkbox').first().click(),
  },
  {
    title: 'Type into the form of a new sub-account',
    path: paths.subAccountCreate(),
    prepare: (page) => field(page, t('subAccount.create.name')).focus(),
    act: (page) => page.keyboard.type('Chen Yu'),
  },
  {
    title: 'Submit the empty form of a new sub-account',
    path: paths.subAccountCreate(),
    act: (page) => button(page, t('subAccount.create.submit')).click(),
  },
];

/** Starts to collect the durations of interactions. Keys and clicks of one interaction share an id. */
const collectDurations = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const durations = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        const known = durations.get(entry.interactionId) ?? 0;
        durations.set(entry.interactionId, Math.max(known, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold });
    Object.assign(window, { interactionDurations: durations });
  }, shortestMs);

/** The longest duration, after the frames that follow an action. */
const readLongest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const durations: unknown = Reflect.get(window, 'interactionDurations');
    return durations instanceof Map ? Math.max(0, ...durations.values()) : Number.NaN;
  });

async function measure(browser: Browser, site: SiteServer, sandbox: string, { path, prepare, act }: Action) {
  await using context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    extraHTTPHeaders: { 'X-Mock-Session': sandbox },
  });
  const backend = new BackendSandbox(site.apiUrl, sandbox);
  await backend.startScenario('many-sub-accounts');
  await setSessionCookies(context, await backend.signIn('main'), site.url);
  const page = await context.newPage();
  await page.goto(site.url + path);
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await collectDurations(page);
  await act(page);
  return await readLongest(page);
}

/** Measures the response to the commonest actions of the user area, with a CPU slowed down four times. Prints a line per action. */
export async function measureInteractions(site: SiteServer, runs: number): Promise<void> {
  await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const rows: string[][] = [];
  const medians: number[] = [];
  for (const [index, action] of actions.entries()) {
    const measured: number[] = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await measure(browser, site, `inp-${index}-${run}`, action));
    medians.push(middle(measured));
    console.error(`${action.title}: ${measured.join(', ')}`);
    rows.push([
      action.title,
      ...[middle(measured), Math.min(...measured), Math.max(...measured)].map(String),
    ]);
  }
  rows.push(['Median', `${middle(medians)}`, '', '']);
  console.log(toMarkdown(['Action', 'INP ms', 'Lowest', 'Highest'], rows));
}
