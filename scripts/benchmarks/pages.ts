/**
 * Measures pages of the production build with Lighthouse: `npm run bench:pages`.
 *
 * The site runs against the standalone fake backend. Prints a line for each page and preset, the median of three runs.
 */
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { browserArguments, findBrowser } from '../../e2e/support/browser.ts';
import { startSiteAndBackend } from '../../e2e/support/site-server.ts';
import { languages } from '../../e2e/support/translate.ts';
import { paths } from '../../src/app/paths.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { freePort } from './servers.ts';

const pages = [
  paths.home(),
  paths.product(),
  paths.newsDetail('n1001'),
  paths.apply(),
  paths.lib(),
  paths.quote(),
];
const presets: Record<string, Config | undefined> = { mobile: undefined, desktop: desktopConfig };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const { runs, only } = new Command('npm run bench:pages --')
  .option('--runs <number>', 'measurements per page', '3')
  .option('--only <text>', 'only pages whose address contains this text', '')
  .parse()
  .opts<{ runs: string; only: string }>();

const site = await startSiteAndBackend();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});

/** Measures a page once. Returns the scores (0 to 100), then the timings in their units. */
async function measure(url: string, preset: Config | undefined): Promise<number[]> {
  // Use the language of the page: the first-visit rule would redirect other visitors.
  const extraHeaders = { 'Accept-Language': url.includes('/en') ? 'en-GB' : 'zh-CN' };
  const result = await lighthouse(url, { port, onlyCategories: categories, extraHeaders }, preset);
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return [
    ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    ...timings.map((name) => lhr.audits[name]?.numericValue ?? Number.NaN),
  ];
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  console.log(
    '| Page | Preset | Performance | Accessibility | Best practices | SEO | LCP ms | TBT ms | CLS |',
  );
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const page of pages.filter((path) => path.includes(only))) {
    for (const language of languages) {
      const path = localize(page, language);
      for (const [name, preset] of Object.entries(presets)) {
        const measured: number[][] = [];
        for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(site.url + path, preset));
        const columns = [...categories, ...timings].map((_, column) =>
          middle(measured.map((row) => row[column] ?? Number.NaN)),
        );
        const [lcp = 0, tbt = 0, cls = 0] = columns.slice(categories.length);
        const scores = columns.slice(0, categories.length);
        const cells = [path, name, ...scores, Math.round(lcp), Math.round(tbt), cls.toFixed(3)];
        console.log(`| ${cells.join(' | ')} |`);
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
