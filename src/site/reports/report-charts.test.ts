import { expect, test } from 'vitest';
import { translateTo } from '../../../test/translate.ts';
import { npsGroups } from '../../ui/illustrations/dashboard-figures.ts';
import { funnels } from '../../ui/illustrations/funnel-figures.ts';
import { partsOf } from '../../ui/illustrations/parts.tsx';
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
    // The ring on the same page shows the same program.
    expect(partsOf(t('serviceExperience.nps.picture'))[1]).toBe(score);
    expect(npsGroups.map(({ share }) => share)).toEqual(shares);
  });

  test(`the funnel and the report of a brand end at the same first choice, in ${language}`, {
    tags: ['R2.57'],
  }, () => {
    const last = quarterlyChoice.rows.at(-1);
    expect(funnels.own.at(-1)).toBe(last?.own);
    expect(funnels.rival.at(-1)).toBe(last?.rival);
    expect(t('brand.extract.finding')).toContain(`${last?.own}%`);
  });
}
