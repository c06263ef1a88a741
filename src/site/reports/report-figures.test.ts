import { expect, test } from 'vitest';
import { translateTo } from '../../../test/translate.ts';
import { npsGroups } from '../../ui/illustrations/dashboard-figures.ts';
import { funnels } from '../../ui/illustrations/funnel-figures.ts';
import { partsOf } from '../../ui/illustrations/parts.tsx';
import { quarterlyChoice } from './charts/quarterly-choice.tsx';
import { touchpointNps } from './charts/touchpoint-nps.tsx';

const languages = ['zh', 'en'] as const;

/** The numbers of a column of a report's table. */
const columnOf = ({ tableOf }: typeof touchpointNps, words: string, column: number) =>
  tableOf(partsOf(words)).rows.map((row) => Number.parseFloat(`${row[column]}`));

for (const language of languages) {
  const t = translateTo(language);

  test(`the NPS of the service report follows from its table, in ${language}`, { tags: ['R2.57'] }, () => {
    const [counts, promoters, passives, detractors] = [1, 2, 3, 4].map((column) =>
      columnOf(touchpointNps, t('serviceExperience.extract.words'), column),
    );
    const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
    const shareOf = (shares: readonly number[] = []) =>
      Math.round(shares.reduce((sum, share, index) => sum + share * (counts?.[index] ?? 0), 0) / total);
    const shares = [detractors, passives, promoters].map(shareOf);
    const score = `+${(shares[2] ?? 0) - (shares[0] ?? 0)}`;
    expect(t('serviceExperience.extract.sample')).toContain(total.toLocaleString('en'));
    expect(t('serviceExperience.extract.finding')).toContain(score);
    expect(t('home.lines.service.chart')).toContain(`n = ${total.toLocaleString('en')}`);
    // The ring on the same page shows the same program.
    expect(partsOf(t('serviceExperience.nps.picture'))[1]).toBe(score);
    expect(npsGroups.map(({ share }) => share)).toEqual(shares);
  });

  test(`the funnel and the report of a brand end at the same first choice, in ${language}`, {
    tags: ['R2.57'],
  }, () => {
    const [own, rival] = [1, 2].map((column) =>
      columnOf(quarterlyChoice, t('brand.extract.words'), column).at(-1),
    );
    expect(funnels.own.at(-1)).toBe(own);
    expect(funnels.rival.at(-1)).toBe(rival);
    expect(t('brand.extract.finding')).toContain(`${own}%`);
  });
}
