/**
 * Measures pages of the production build with Lighthouse: `npm run bench:pages`.
 *
 * The site runs against the standalone fake backend, beside a bare React Router page. Prints a line for each page and preset, the
 * median of three runs, then a line for each of the commonest actions of the user area.
 */
import { chromium } from '@playwright/test';
import { Command, Option } from 'commander';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { cookiesOf } from '../../src/session/cookies.ts';
import { browserArguments, findBrowser } from '../../test/browser.ts';
import { publicPages } from '../../test/route-table.ts';
import { freePort, startServer } from '../../test/servers.ts';
import { startSiteAndBackend } from '../../test/site-server.ts';
import { type Language, languages } from '../../test/translate.ts';
import { buildBareApp } from './bare-app.ts';
import { measureInteractions } from './interactions.ts';
import { middle } from './measure.ts';
import { toMarkdown } from './table.ts';

interface Target {
  /** The address, without a language; the bare page has none. */
  path: string;
  isBare?: boolean;
  isSignedIn?: boolean;
}

/** One page of each kind, and the states of the login. */
const typicalPages: Target[] = [
  { path: '/', isBare: true },
  { path: paths.home() },
  { path: paths.product() },
  { path: paths.newsDetail('n1001') },
  { path: paths.apply() },
  { path: paths.lib() },
  { path: paths.quote() },
  { path: paths.login() },
  { path: paths.login(undefined, 'sms') },
  { path: paths.login(undefined, 'forgot') },
  { path: paths.login(undefined, 'register') },
  { path: paths.user(), isSignedIn: true },
];
const presets: Record<string, Config | undefined> = { mobile: undefined, desktop: desktopConfig };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const { runs, only, part, all } = new Command('npm run bench:pages --')
  .option('--runs <number>', 'measurements per page', '3')
  .option('--only <text>', 'only pages whose address contains this text', '')
  .option('--all', 'every public page instead of one of each kind')
  .addOption(new Option('--part <part>', 'one part only').choices(['pages', 'interactions']))
  .parse()
  .opts<{ runs: string; only: string; part?: string; all?: boolean }>();

const targets = all ? publicPages.map((path): Target => ({ path })) : typicalPages;

await using site = await startSiteAndBackend(undefined, { FEATURE_REGISTER: 'true' });
const bareScript = buildBareApp();
await using bare = await startServer(() => [bareScript], {
  path: '/',
  environment: { NODE_ENV: 'production' },
});
const backend = new BackendSandbox(site.apiUrl, 'default');

/** A new visitor in a language, or the main account with its session. The first-visit rule depends on the browser's language. */
async function launchBrowser(language: Language, isSignedIn = false) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`, `--accept-lang=${language}`],
  });
  if (isSignedIn) {
    // Lighthouse opens its pages in the browser's own context, and preserves cookies.
    const devTools = await browser.newBrowserCDPSession();
    const cookies = Object.entries(cookiesOf(await backend.signIn('main')));
    await devTools.send('Storage.setCookies', {
      cookies: cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: site.url })),
    });
  }
  return { port, close: () => browser.close() };
}

/** The size of the scripts of a page, as transferred. */
function scriptBytes(details: unknown): number {
  if (typeof details !== 'object' || details === null || !('items' in details)) return Number.NaN;
  const { items } = details;
  if (!Array.isArray(items)) return Number.NaN;
  return items
    .filter(({ url }) => new URL(url).pathname.endsWith('.js'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

interface Visit {
  title: string;
  url: string;
  /** The language of the browser. */
  language: Language;
  /** Where the visit ends; `url` by default. */
  leadsTo?: string;
  isSignedIn?: boolean;
}

/** Measures a page once, in a browser of its own. Returns the scores (0 to 100), then the timings in their units and the size of the scripts. */
async function measure(visit: Visit, preset: Config | undefined): Promise<number[]> {
  const { url, language, leadsTo = url, isSignedIn } = visit;
  const { port, close } = await launchBrowser(language, isSignedIn);
  const result = await lighthouse(url, { port, onlyCategories: categories }, preset).finally(close);
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== leadsTo) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  return [
    ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    ...timings.map((name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    scriptBytes(lhr.audits['network-requests']?.details),
  ];
}

/** The visits of a page: one in each language. An English browser is led from the Chinese home page to the English one. */
function visitsOf({ path, isBare, isSignedIn }: Target): Visit[] {
  if (isBare) return [{ title: 'bare React Router page', url: bare.url + path, language: 'en' }];
  const visits = languages.map((language): Visit => {
    const address = localize(path, language);
    return { title: address, url: site.url + address, language, isSignedIn };
  });
  if (path !== paths.home()) return visits;
  const leadsTo = site.url + localize(path, 'en');
  return [...visits, { title: `${path}, English browser`, url: site.url + path, language: 'en', leadsTo }];
}

/** Prints a line for each page and preset. */
async function measurePages(): Promise<void> {
  const rows: string[][] = [];
  for (const visit of targets.filter(({ path }) => path.includes(only)).flatMap(visitsOf)) {
    for (const [name, preset] of Object.entries(presets)) {
      const measured: number[][] = [];
      for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(visit, preset));
      const columns = [...categories, ...timings, 'scripts'].map((_, column) =>
        middle(measured.map((row) => row[column] ?? Number.NaN)),
      );
      const [lcp = 0, tbt = 0, cls = 0, bytes = 0] = columns.slice(categories.length);
      const scores = columns.slice(0, categories.length);
      const figures = [...scores, Math.round(lcp), Math.round(tbt), cls.toFixed(3), Math.round(bytes / 1000)];
      rows.push([visit.title, name, ...figures.map(String)]);
      console.error(`${visit.title}, ${name}: ${figures.join(' ')}`);
    }
  }
  const head = ['Page', 'Preset', 'Performance', 'Accessibility', 'Best practices', 'SEO'];
  console.log(toMarkdown([...head, 'LCP ms', 'TBT ms', 'CLS', 'Script KB'], rows));
}

if (part !== 'interactions') await measurePages();
if (part !== 'pages') await measureInteractions(site, Number(runs));
