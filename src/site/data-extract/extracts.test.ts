import { expect, test } from 'vitest';
import { readTexts } from '../../../locales/read-texts.ts';
import { languages } from '../../i18n/languages.ts';
import { labelsOf } from './code-labels.ts';
import * as extracts from './extracts.ts';
import { measuredDay, minutesOf } from './measured-day.ts';

const pages = [
  { extract: extracts.sampleExtract, namespace: 'dataSample' },
  { extract: extracts.bigDataExtract, namespace: 'dataBig' },
  { extract: extracts.socialExtract, namespace: 'dataSocial' },
  { extract: extracts.mobileExtract, namespace: 'dataMobile' },
  { extract: extracts.superPanelExtract, namespace: 'dataSuperPanel' },
  { extract: extracts.labelingExtract, namespace: 'dataAiLabeling' },
];

test.each(pages)('the codebook of $namespace explains each column', ({ extract, namespace }) => {
  for (const language of languages) {
    const codebook = String(readTexts(language).get(`${namespace}.extract.codebook`));
    const texts = readTexts(language).get(`${namespace}.extract.texts`);
    const {
      columns,
      rows,
      sameCodes = {},
    } = texts === undefined ? extract : extracts.withTexts(extract, String(texts).split('|'));
    const meanings = codebook.split('|');
    expect(meanings, language).toHaveLength(columns.length);
    // A code of the rows without its label would be an unfinished codebook.
    columns.forEach((column, index) => {
      const labels = labelsOf(meanings[columns.indexOf(sameCodes[column] ?? column)] ?? '');
      const values = rows.map((row) => String(row[index]));
      if (labels.size > 0) expect([...labels.keys()], column).toEqual(expect.arrayContaining(values));
    });
    if (texts !== undefined) expect(String(texts).split('|')).toHaveLength(rows.length);
  }
});

test('a file has a header and twelve rows with a value for each column', () => {
  const lines = extracts.fileOf(extracts.sampleExtract).split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[0]).toBe(extracts.sampleExtract.columns.join(','));
  for (const line of lines) expect(line.split(',')).toHaveLength(extracts.sampleExtract.columns.length);
});

/** The rows of an extract as records of numbers; codes such as `R20417` are not numbers. */
const recordsOf = ({ columns, rows }: extracts.Extract) =>
  rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, Number(row[index])])));

test('the labels of the extract agree with the verdict', () => {
  const items = recordsOf(extracts.labelingExtract);
  for (const { label_a, label_b, agree, adjudicated } of items) {
    expect(agree).toBe(label_a === label_b ? 1 : 0);
    expect([label_a, label_b]).toContain(adjudicated);
  }
  expect(items.filter(({ agree }) => agree === 0).length).toBe(2);
});

test('the completes of the feasibility table are tagged × incidence × response rate', () => {
  for (const cell of recordsOf(extracts.superPanelExtract)) {
    const { audience, reach = 0, tagged = 0, incidence = 0, response_rate = 0, completes, field_days } = cell;
    expect(completes).toBe(Math.round(tagged * incidence * response_rate));
    expect(field_days).toBeLessThan(15);
    // The hero shows an audience of five in a thousand; tags find most of it.
    if (audience === 1) expect((tagged * incidence) / reach).toBeLessThan(0.005);
  }
});

test('respondents of the same city tier and age have the same weight', () => {
  const weights = new Map<string, number | undefined>();
  for (const { city_tier, age_band, weight } of recordsOf(extracts.sampleExtract)) {
    const cell = `${city_tier} ${age_band}`;
    expect(weights.get(cell) ?? weight, cell).toBe(weight);
    weights.set(cell, weight);
  }
});

test('a share of survey responses is a count of the responses', () => {
  for (const { intent = 0, n_survey = 0 } of recordsOf(extracts.bigDataExtract)) {
    const count = Math.round(intent * n_survey);
    expect((count / n_survey).toFixed(3)).toBe(intent.toFixed(3));
  }
});

test('the extract of app usage begins with the day that the page shows', () => {
  const rows = recordsOf(extracts.mobileExtract).slice(0, measuredDay.length);
  expect(rows.map(({ app_group, minutes, opens }) => [app_group, minutes, opens])).toEqual(
    measuredDay.map(({ group, sessions }) => [group, minutesOf(sessions), sessions.length]),
  );
});

test('the opinions of a post have its date and engagement, and different attributes', () => {
  const { columns, rows } = extracts.socialExtract;
  const at = (name: string) => columns.indexOf(name);
  const seen = new Map<unknown, unknown[]>();
  for (const row of rows) {
    const facts = ['date', 'channel', 'engagement', 'brand'].map((name) => row[at(name)]);
    const id = row[at('post_id')];
    expect(seen.get(id) ?? facts).toEqual(facts);
    seen.set(id, facts);
  }
  expect(new Set(rows.map((row) => `${row[at('post_id')]} ${row[at('attribute')]}`)).size).toBe(rows.length);
});

test('the gap of the single-source extract is measured minus stated days of a week', () => {
  for (const { said_days = 0, seen_days = 0, gap } of recordsOf(extracts.joinedExtract)) {
    expect(gap).toBe(seen_days - said_days);
    for (const days of [said_days, seen_days]) expect(days >= 0 && days <= 7).toBe(true);
  }
});
