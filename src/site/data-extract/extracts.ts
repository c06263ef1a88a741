import { createRandom, type Random } from './random.ts';

/** A part of a delivered table. Values are codes and numbers; the codebook explains them. */
export interface Extract {
  /** The name of the file, without its extension. */
  file: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const rowCount = 12;

interface Column {
  name: string;
  value: (random: Random, row: number) => string | number;
}

/** An extract from a seed, so that the page, the file and every visit show the same rows. */
function createExtract(file: string, columns: readonly Column[]): Extract {
  const random = createRandom(file);
  return {
    file,
    columns: columns.map(({ name }) => name),
    rows: Array.from({ length: rowCount }, (_, row) => columns.map(({ value }) => value(random, row))),
  };
}

const id = (prefix: string, start: number, step: number) => (_: Random, row: number) =>
  `${prefix}${start + row * step}`;

const day = (_: Random, row: number) => `2026-09-${String(row + 1).padStart(2, '0')}`;

export const sampleExtract = createExtract('panel-sample', [
  { name: 'resp_id', value: id('R', 20417, 37) },
  { name: 'city_tier', value: (random) => random.integer(1, 4) },
  { name: 'age_band', value: (random) => random.integer(1, 6) },
  { name: 'gender', value: (random) => random.integer(1, 2) },
  { name: 'q1_nps', value: (random) => random.integer(3, 10) },
  { name: 'q2_reason', value: (random) => random.integer(1, 5) },
  { name: 'duration_s', value: (random) => random.integer(168, 412) },
  { name: 'quality', value: (random) => (random.integer(1, 10) === 1 ? 2 : 1) },
  { name: 'weight', value: (random) => (random.integer(71, 139) / 100).toFixed(2) },
]);

export const bigDataExtract = createExtract('category-trend', [
  { name: 'date', value: day },
  { name: 'region', value: (random) => random.integer(1, 7) },
  { name: 'category', value: (random) => random.integer(11, 14) },
  { name: 'search_idx', value: (random) => random.integer(82, 131) },
  { name: 'visit_idx', value: (random) => random.integer(78, 126) },
  { name: 'survey_intent', value: (random) => (random.integer(180, 410) / 1000).toFixed(3) },
  { name: 'n_survey', value: (random) => random.integer(310, 620) },
]);

export const socialExtract = createExtract('social-mentions', [
  { name: 'post_id', value: id('P', 880213, 411) },
  { name: 'date', value: day },
  { name: 'channel', value: (random) => random.integer(1, 5) },
  { name: 'topic', value: (random) => random.integer(21, 28) },
  { name: 'sentiment', value: (random) => random.integer(-1, 1) },
  { name: 'is_repost', value: (random) => random.integer(0, 1) },
  { name: 'engagement', value: (random) => random.integer(3, 480) },
  { name: 'confidence', value: (random) => (random.integer(72, 99) / 100).toFixed(2) },
]);

export const mobileExtract = createExtract('app-usage', [
  { name: 'panelist_id', value: id('M', 5120, 13) },
  { name: 'date', value: day },
  { name: 'app_group', value: (random) => random.integer(1, 8) },
  { name: 'opens', value: (random) => random.integer(1, 34) },
  { name: 'minutes', value: (random) => random.integer(2, 118) },
  { name: 'first_hour', value: (random) => random.integer(6, 22) },
  { name: 'os', value: (random) => random.integer(1, 2) },
]);

export const superPanelExtract = createExtract('feasibility', [
  { name: 'cell', value: id('C', 1, 1) },
  { name: 'incidence', value: (random) => (random.integer(2, 38) / 1000).toFixed(3) },
  { name: 'reach_est', value: (random) => random.integer(24, 980) * 1000 },
  { name: 'response_rate', value: (random) => (random.integer(4, 19) / 100).toFixed(2) },
  { name: 'completes_est', value: (random) => random.integer(110, 860) },
  { name: 'field_days', value: (random) => random.integer(4, 14) },
]);

export const labelingExtract = createExtract('labels', [
  { name: 'item_id', value: id('T', 30118, 9) },
  { name: 'label_a', value: (random) => random.integer(1, 4) },
  { name: 'label_b', value: (random) => random.integer(1, 4) },
  { name: 'adjudicated', value: (random) => random.integer(1, 4) },
  { name: 'agreement', value: (random) => (random.integer(67, 100) / 100).toFixed(2) },
  { name: 'seconds', value: (random) => random.integer(6, 41) },
  { name: 'batch', value: (random) => random.integer(1, 3) },
]);

/** The file of an extract: comma-separated, with a header. */
export const toCsv = ({ columns, rows }: Extract): string =>
  [columns, ...rows].map((row) => row.join(',')).join('\r\n');
