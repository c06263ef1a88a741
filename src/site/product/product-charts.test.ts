import { expect, test } from 'vitest';
import { translateTo } from '../../../test/translate.ts';
import { filterRows, responses } from '../workspace/data/responses.ts';
import { exposure, storeRanking } from './product-charts.ts';

const { rows } = storeRanking();

test('the ranking starts with the store that is furthest below the mean', () => {
  const gaps = rows.map(({ gap }) => gap);
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  for (const { nps, mean, gap, tone } of rows) {
    expect(gap).toBe(nps - mean);
    expect(tone).toBe(gap < 0 ? 'alert' : 'own');
  }
});

test.each(['zh', 'en'] as const)('the charts of the product lines state their figures in %s', (language) => {
  const t = translateTo(language);
  const [exposed, control] = exposure.rows;
  expect(t('brand.exposure.title')).toContain(`${exposed.choice - control.choice} `);

  const title = t('serviceExperience.nps.ranking.title');
  const lowest = rows.filter(({ gap }) => gap === rows[0]?.gap);
  for (const { store, gap } of lowest) {
    expect(title).toContain(t(`workspace.store.${store}`).replace(/店$/, ''));
    expect(title).toContain(` ${-gap}`);
  }
  const total = filterRows(responses(), { weeks: 4 }).length;
  expect(t('serviceExperience.nps.ranking.note')).toContain(`n = ${total}`);
});
