import { lazy } from '../../src/ui/format/lazy.ts';
import { products } from '../db/content/products.ts';
import { productPagePath } from '../db/product-page-path.ts';
import { axisOf, percentOn } from './charts.ts';
import { type Dashboard, dashboards } from './dashboards.ts';
import { styles } from './styles.ts';

type Language = 'zh' | 'en';

const words = {
  zh: {
    lang: 'zh-CN',
    sample: '演示数据',
    units: { '': '', '%': '%', s: ' 秒' },
    changeUnits: { '': '', '%': ' 个百分点', s: ' 秒' },
    change: (text: string) => `较上月 ${text}`,
    first: '11 周前',
    last: '本周',
    course: (title: string, from: string, to: string) => `${title}：从 ${from} 到 ${to}`,
    latest: '最新反馈',
  },
  en: {
    lang: 'en',
    sample: 'Sample data',
    units: { '': '', '%': '%', s: ' s' },
    changeUnits: { '': '', '%': ' points', s: ' s' },
    change: (text: string) => `${text} on last month`,
    first: '11 weeks ago',
    last: 'This week',
    course: (title: string, from: string, to: string) => `${title}: from ${from} to ${to}`,
    latest: 'Latest feedback',
  },
} as const;

const number = (value: number) => value.toLocaleString('en-US');

/** The product pages by path. */
export const productPages = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      products.flatMap((product) => {
        const dashboard = dashboards[product.id];
        if (!dashboard) throw new Error(`mocks/product-pages/dashboards.ts has nothing for ${product.id}`);
        return (['zh', 'en'] as const).map((language): [string, string] => [
          productPagePath(product.id, language),
          pageOf(product[language].productName, dashboard, language),
        ]);
      }),
    ),
);

/** Renders the start page of a product. */
function pageOf(name: string, { figures, trend, bars, comments }: Dashboard, language: Language): string {
  const t = words[language];
  const tiles = figures.map(
    ({ label, value, change, unit }) =>
      `<div class="card"><dt>${label[language]}</dt><dd><b>${number(value)}${t.units[unit]}</b><small>${t.change(`${change < 0 ? '−' : '+'}${number(Math.abs(change))}${t.changeUnits[unit]}`)}</small></dd></div>`,
  );
  return `<!doctype html>
<html lang="${t.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${name}</title><style>${styles}</style></head>
<body><main><header><h1>${name}</h1><span class="mark">${t.sample}</span></header>
<dl>${tiles.join('')}</dl>
<div class="charts">
<section class="card"><h2>${trend.title[language]}</h2>${trendOf(trend, language)}</section>
<section class="card"><h2>${bars.title[language]}</h2><ul class="bars">${barsOf(bars, language)}</ul></section>
</div>
<section class="card"><h2>${t.latest}</h2><ul class="said">${comments[language].map((comment) => `<li>${comment}</li>`).join('')}</ul></section>
</main></body></html>
`;
}

/** A line chart. The texts are outside the SVG, which stretches with its card. */
function trendOf({ title, weeks }: Dashboard['trend'], language: Language): string {
  const t = words[language];
  const axis = axisOf(weeks);
  const points = weeks.map((value, week) => [
    (week / (weeks.length - 1)) * 100,
    100 - percentOn(axis, value),
  ]);
  const line = points.map((point) => point.map((part) => part.toFixed(2)).join(',')).join(' ');
  const [first = 0] = weeks;
  const last = weeks.at(-1) ?? 0;
  const at = (value: number) => `style="bottom:${percentOn(axis, value)}%"`;
  return `<div class="chart" role="img" aria-label="${t.course(title[language], number(first), number(last))}">
<div class="ticks">${axis.ticks.map((tick) => `<i ${at(tick)}>${number(tick)}</i><span>${number(tick)}</span>`).join('')}</div>
<div class="plot">${axis.ticks.map((tick) => `<hr ${at(tick)}>`).join('')}
<svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none"><polyline points="${line}" fill="none" stroke="var(--chart)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>
<span class="last" ${at(last)}></span></div>
<div class="weeks"><span>${t.first}</span><span>${t.last}</span></div></div>`;
}

/** A bar chart from zero with values. */
function barsOf({ unit, rows }: Dashboard['bars'], language: Language): string {
  const axis = axisOf(
    rows.map(({ value }) => value),
    0,
  );
  return rows
    .map(
      ({ label, value }) =>
        `<li><span>${label[language]}</span><b>${number(value)}${words[language].units[unit]}</b><div class="track"><span style="width:${percentOn(axis, value)}%"></span></div></li>`,
    )
    .join('');
}
