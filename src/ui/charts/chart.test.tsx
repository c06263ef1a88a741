import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from './chart.tsx';
import { type ChartSpec, formatValue, legendOf } from './chart-spec.ts';

const labels = { store: 'Store', app: 'App', good: 'Good', bad: 'Bad', place: 'Place', alert: 'Below 10' };
const rows = [
  { place: 'store', good: 60, bad: 15 },
  { place: 'app', good: 25, bad: 50 },
];
const columns = { place: '#', good: '#%', bad: '#%' };

const draw = (chart: ChartSpec) =>
  renderToStaticMarkup(<Chart {...chart} labels={labels} title="Ratings" tableLabel="Data" />);

/** The numbers of an attribute of each element, such as `width="60%"`. */
const numbersOf = (html: string, element: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${element} [^>]*?\\b${attribute}="([-\\d.]+)%?"`, 'g'))].map(([, number]) =>
    Number(number),
  );

test('lying bars are as long as their numbers, one after the other', () => {
  const html = draw({
    marks: [
      { mark: 'barX', x: 'good', fill: 'positive' },
      { mark: 'barX', x: 'bad', fill: 'negative' },
    ],
    x: { domain: [0, 200] },
    y: { field: 'place' },
    rows,
    columns,
  });
  expect(numbersOf(html, 'rect', 'width')).toEqual([30, 7.5, 12.5, 25]);
  expect(numbersOf(html, 'rect', 'x')).toEqual([0, 30, 0, 12.5]);
});

test('upright bars are as high as their numbers', () => {
  const html = draw({
    marks: [{ mark: 'barY', y: 'good', fill: 'positive' }],
    x: { field: 'place' },
    y: { domain: [0, 100] },
    rows,
    columns,
  });
  const [first = 0, second = 0] = numbersOf(html, 'rect', 'height');
  expect(first / second).toBeCloseTo(60 / 25);
});

test('a line and the dot at its end are at their numbers, and miss no gap', () => {
  const html = draw({
    marks: [{ mark: 'lineY', y: 'good', stroke: 'own' }],
    x: { field: 'year', domain: [2020, 2024] },
    y: { domain: [0, 100] },
    height: 138,
    rows: [{ year: 2020, good: 0 }, { year: 2021 }, { year: 2022, good: 50 }, { year: 2024, good: 100 }],
    columns: { year: '#', good: '#%' },
  });
  expect(html).toContain('points="0,112 50,62 100,12"');
  expect(numbersOf(html, 'circle', 'cx')).toEqual([100]);
  expect(numbersOf(html, 'circle', 'cy')).toEqual([12]);
});

test('a counted bar has a dot for each unit', () => {
  const html = draw({
    marks: [{ mark: 'barX', x: 'good', fill: 'positive' }],
    x: { domain: [0, 10], isCounted: true },
    y: { field: 'place' },
    rows: [{ place: 'store', good: 3 }],
    columns,
  });
  const bar = html.slice(html.indexOf('</ul>'));
  expect(bar.match(/fill="var\(--color-mark-positive\)"/g)).toHaveLength(3);
  expect(numbersOf(bar, 'circle', 'cx')).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85, 95]);
});

test('the table has the rows of the chart', () => {
  const html = draw({ marks: [], y: { field: 'place' }, rows, columns });
  const cells = [...html.matchAll(/<t[hd](?: scope="\w+")?>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);
  expect(cells).toEqual(['Place', 'Good', 'Bad', 'Store', '60%', '15%', 'App', '25%', '50%']);
  expect(html).toContain('<caption');
});

test('the legend names each colour once, and is absent for one', () => {
  const chart = { rows, columns, labels };
  const one = { mark: 'barX', x: 'good', fill: 'positive' } as const;
  expect(legendOf({ ...chart, marks: [one] })).toEqual([]);
  const toned = rows.map((row) => ({ ...row, tone: row.good < 30 ? 'alert' : 'positive' }));
  const names = legendOf({ ...chart, rows: toned, marks: [{ ...one, fill: 'tone' }] });
  expect(names.map(({ role, name }) => [role, name])).toEqual([
    ['positive', 'Good'],
    ['alert', 'Below 10'],
  ]);
});

test.each([
  [1234, undefined, '1,234'],
  [8.6, '#.0', '8.6'],
  [9, '#.0', '9.0'],
  [5, '+#', '+5'],
  [0, '+#', '0'],
  [-5, '+#', '−5'],
  [59, '¥#', '¥59'],
  [17, '# / 24', '17 / 24'],
])('%s is written by %s as %s', (value, format, text) => {
  expect(formatValue(value, format)).toBe(text);
});
