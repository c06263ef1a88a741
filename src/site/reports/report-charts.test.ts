import { expect, test } from 'vitest';
import { readTexts } from '../../../locales/read-texts.ts';
import { translateTo } from '../../../test/translate.ts';
import { filterRows, responses, summarize } from '../workspace/data/responses.ts';
import { agreementOf } from '../workspace/data/team-survey.ts';
import { memberThemes, priceCurves, quarterlyChoice, themeChanges, touchpointNps } from './report-charts.ts';

const languages = ['zh', 'en'] as const;

test('the NPS of a touchpoint is its promoters minus its detractors', { tags: ['R2.57'] }, () => {
  for (const { promoters, passives, detractors, nps } of touchpointNps().rows) {
    expect(promoters + passives + detractors).toBe(100);
    expect(nps).toBe(promoters - detractors);
  }
});

test.each(languages)(
  'the report of the employee survey has the answers of the workspace in %s',
  {
    tags: ['R2.57'],
  },
  (language) => {
    const t = translateTo(language);
    expect(t('employeeExperience.extract.sample')).toContain(`${agreementOf('goals').total} `);
    const [communication] = themeChanges.rows.toSorted((a, b) => b.change - a.change);
    expect(t('employeeExperience.extract.finding')).toContain(` ${communication?.change} `);
    expect(themeChanges.rows.filter(({ tone }) => tone === 'alert').map(({ change }) => change)).toEqual([
      -3,
    ]);
  },
);

test.each(languages)('the columns and the names of the reports have labels in %s', (language) => {
  const texts = readTexts(language);
  const keysOf = {
    brand: Object.keys(quarterlyChoice.columns),
    productExperience: Object.keys(priceCurves.columns),
    serviceExperience: Object.keys(touchpointNps().columns),
    employeeExperience: [
      ...Object.keys(themeChanges.columns),
      ...themeChanges.rows.map(({ theme }) => theme),
    ],
    bbs: [...Object.keys(memberThemes.columns), ...memberThemes.rows.map(({ theme }) => theme)],
  };
  for (const [namespace, keys] of Object.entries(keysOf))
    for (const key of keys)
      expect(texts.get(`${namespace}.extract.labels.${key}`), `${namespace} ${key}`).toBeTypeOf('string');
});

for (const language of languages) {
  const t = translateTo(language);

  test(`the NPS of the service report follows from its table, in ${language}`, { tags: ['R2.57'] }, () => {
    const { rows } = touchpointNps();
    const { total, nps } = summarize(filterRows(responses(), { weeks: 4 }));
    const counts = rows.map(({ n }) => n).sort((a, b) => a - b);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(total);
    for (const count of [total, counts[0], counts.at(-1)])
      expect(t('serviceExperience.extract.sample')).toContain(` ${count} `);
    expect(t('serviceExperience.extract.finding')).toContain(`+${nps}`);
    expect(t('homeCharts.service.note')).toContain(`n = ${total}`);
    const points = readTexts(language);
    const pointOf = (index: number) => points.get(`serviceExperience.extract.points.${index}`);
    const [hotline, pickup] = rows;
    for (const figure of [`${pickup?.detractors}%`, `+${pickup?.nps}`, `+${hotline?.nps}`, `${hotline?.n}`])
      expect(pointOf(0)).toContain(figure);
    expect(pointOf(1)).toContain(`+${rows.at(-1)?.nps}`);
  });

  test(`the report of a brand ends at the first choice that its finding states, in ${language}`, {
    tags: ['R2.57'],
  }, () => {
    expect(t('brand.extract.finding')).toContain(`${quarterlyChoice.rows.at(-1)?.own}%`);
  });
}
