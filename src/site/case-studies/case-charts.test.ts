import { expect, test } from 'vitest';
import { readTexts } from '../../../locales/read-texts.ts';
import { languages } from '../../../test/translate.ts';
import { caseIds } from '../../paths/case-ids.ts';
import { caseCharts } from './case-charts.ts';

test('a total is the sum of its parts', { tags: ['R2.43'] }, () => {
  const sums = { reach: ['alone', 'added'], sum: ['very', 'satisfied'], total: ['open', 'done'] };
  for (const { rows } of Object.values(caseCharts))
    for (const row of rows)
      for (const [total, parts] of Object.entries(sums))
        if (row[total] !== undefined)
          expect(
            parts.reduce((sum, part) => sum + Number(row[part]), 0),
            JSON.stringify(row),
          ).toBe(row[total]);
});

test.each(languages)('the columns and the names of a chart have labels in %s', (language) => {
  const texts = readTexts(language);
  for (const id of caseIds) {
    const { columns, rows, y } = caseCharts[id];
    // Years and days are their own names.
    const names = y?.field ? rows.map((row) => row[y.field ?? '']) : [];
    for (const key of [...Object.keys(columns), ...names])
      expect(texts.get(`caseStudy.item.${id}.chart.labels.${key}`), `${id} ${key}`).toBeTypeOf('string');
  }
});

test.each(languages)(
  'the card of a case has the sample of its page in %s',
  { tags: ['R2.8'] },
  (language) => {
    const texts = readTexts(language);
    for (const id of caseIds) {
      const [sample = '', weeks = ''] = String(texts.get(`caseStudies.item.${id}.base`)).split(' · ');
      expect(String(texts.get(`caseStudy.item.${id}.sample`)), id).toContain(sample);
      expect(String(texts.get(`caseStudy.item.${id}.time`)), id).toContain(weeks);
    }
  },
);
