import { expect, test } from 'vitest';
import { readTexts } from '../../../locales/read-texts.ts';
import { languages } from '../../i18n/languages.ts';
import { type Extract, extracts } from './extracts.ts';

const namespaces: Record<string, string> = {
  sample: 'dataSample',
  big: 'dataBig',
  social: 'dataSocial',
  mobile: 'dataMobile',
  panel: 'dataSuperPanel',
  label: 'dataAiLabeling',
};

test.each(Object.entries<Extract>(extracts))(
  'the rows of %s have a value for each column, and the codebook a label for each code',
  (name, extract) => {
    const { columns, rows, sameCodes = {} } = extract;
    for (const row of rows) expect(row).toHaveLength(columns.length);
    for (const language of languages) {
      const texts = readTexts(language);
      columns.forEach((column, index) => {
        const codes = `${namespaces[name]}.extract.codebook.${sameCodes[column] ?? column}.codes`;
        if ([...texts.keys()].some((key) => key.startsWith(`${codes}.`)))
          for (const row of rows)
            expect(texts.get(`${codes}.${row[index]}`), `${language} ${column}`).toBeDefined();
      });
    }
  },
);

/** The rows of a file as records of numbers; identifiers such as `R20417` are not numbers. */
const readRecords = ({ columns, rows }: Extract) =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, Number(row[index])])));

test('the respondents are women of 30 to 44 in new first-tier and second-tier cities, as the panel above the file shows', () => {
  for (const { gender, age_band, city_tier } of readRecords(extracts.sample)) {
    expect(gender).toBe(1);
    expect([3, 4, 5]).toContain(age_band);
    expect([2, 3]).toContain(city_tier);
  }
});

test('values that depend on each other agree', () => {
  for (const { label_a, label_b, agree, adjudicated } of readRecords(extracts.label)) {
    expect(agree).toBe(label_a === label_b ? 1 : 0);
    expect([label_a, label_b]).toContain(adjudicated);
  }
  for (const { tagged = 0, incidence = 0, response_rate = 0, completes } of readRecords(extracts.panel))
    expect(completes).toBe(Math.round(tagged * incidence * response_rate));
  for (const { intent = 0, n_survey = 0 } of readRecords(extracts.big))
    expect((Math.round(intent * n_survey) / n_survey).toFixed(3)).toBe(intent.toFixed(3));
  const weights = new Map<string, number | undefined>();
  for (const { city_tier, age_band, weight } of readRecords(extracts.sample)) {
    const cell = `${city_tier} ${age_band}`;
    expect(weights.get(cell) ?? weight, cell).toBe(weight);
    weights.set(cell, weight);
  }
});
