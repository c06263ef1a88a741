import { expect, test } from 'vitest';
import { translateTo } from '../../../test/translate.ts';
import { quarterlyChoice, themeChanges, touchpointNps } from './report-charts.ts';

const languages = ['zh', 'en'] as const;

test('the NPS of a touchpoint is its promoters minus its detractors', { tags: ['R2.57'] }, () => {
  for (const { promoters, passives, detractors, nps } of touchpointNps.rows) {
    expect(promoters + passives + detractors).toBe(100);
    expect(nps).toBe(promoters - detractors);
  }
});

test('a change of a theme is the difference of its shares', { tags: ['R2.57'] }, () => {
  for (const { before, now, change } of themeChanges.rows) expect(change).toBe(now - before);
});

for (const language of languages) {
  const t = translateTo(language);

  test(`the NPS of the service report follows from its table, in ${language}`, { tags: ['R2.57'] }, () => {
    const total = touchpointNps.rows.reduce((sum, { n }) => sum + n, 0);
    const shares = (['detractors', 'passives', 'promoters'] as const).map((group) =>
      Math.round(touchpointNps.rows.reduce((sum, row) => sum + row[group] * row.n, 0) / total),
    );
    const score = `+${(shares[2] ?? 0) - (shares[0] ?? 0)}`;
    expect(t('serviceExperience.extract.sample')).toContain(total.toLocaleString('en'));
    expect(t('serviceExperience.extract.finding')).toContain(score);
    expect(t('home.lines.service.chart.note')).toContain(`n = ${total.toLocaleString('en')}`);
  });

  test(`the report of a brand ends at the first choice that its finding states, in ${language}`, {
    tags: ['R2.57'],
  }, () => {
    expect(t('brand.extract.finding')).toContain(`${quarterlyChoice.rows.at(-1)?.own}%`);
  });
}
