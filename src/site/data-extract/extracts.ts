import { createRandom, type Random } from './random.ts';

type Value = string | number;

/**
 * A part of a delivered table. Values are codes and numbers; the codebook explains them. A phone shows the first four columns, so the
 * ones that a buyer asks for come first.
 */
export interface Extract {
  /** The name of the file, without its extension. */
  file: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
}

const rowCount = 12;

/**
 * An extract from a seed, so that the page, the file and every visit show the same rows. Values of a row that depend on each other are
 * computed from each other, because readers check them.
 */
function createExtract(
  file: string,
  columns: readonly string[],
  valuesOf: (random: Random, row: number) => readonly Value[],
): Extract {
  const random = createRandom(file);
  return { file, columns, rows: Array.from({ length: rowCount }, (_, row) => valuesOf(random, row)) };
}

/** The weights of the city tiers and of the age bands. Respondents of the same cell have the same weight. */
const tierWeights = [0.86, 0.94, 1.03, 1.14];
const ageWeights = [1.12, 1.05, 0.93, 0.9, 0.98, 1.16];

export const sampleExtract = createExtract(
  'panel-sample',
  ['resp_id', 'q1_nps', 'q2_reason', 'weight', 'city_tier', 'age_band', 'gender', 'duration_s', 'quality'],
  (random, row) => {
    const tier = random.integer(1, 4);
    const age = random.integer(1, 6);
    const weight = (tierWeights[tier - 1] ?? 1) * (ageWeights[age - 1] ?? 1);
    // Speeders are under review.
    const isSpeeder = row === 7;
    return [
      `R${20417 + row * 37}`,
      random.integer(3, 10),
      random.integer(1, 5),
      weight.toFixed(2),
      tier,
      age,
      random.integer(1, 2),
      isSpeeder ? 71 : random.integer(168, 412),
      isSpeeder ? 2 : 1,
    ];
  },
);

/** The weekdays of the first twelve days of September 2026, of which the first is a Tuesday. */
const isWeekend = (day: number) => [5, 6, 12].includes(day);

export const bigDataExtract = createExtract(
  'category-trend',
  ['date', 'region', 'search_idx', 'intent', 'visit_idx', 'n_survey', 'category'],
  (random, row) => {
    const day = row + 1;
    const count = random.integer(84, 132);
    // Searches and intent rise before a holiday; visits rise on weekends.
    const interested = Math.round((count * (24 + row + random.integer(-2, 2))) / 100);
    return [
      `2026-09-${String(day).padStart(2, '0')}`,
      1,
      101 + row * 2 + random.integer(-2, 2),
      (interested / count).toFixed(3),
      (isWeekend(day) ? 118 : 97) + random.integer(-4, 4),
      count,
      11,
    ];
  },
);

/** The opinions of each post, and when it was published. */
const posts = [
  { opinions: 2, date: '2026-09-01', channel: 4, engagement: 47 },
  { opinions: 1, date: '2026-09-01', channel: 1, engagement: 312 },
  { opinions: 3, date: '2026-09-02', channel: 2, engagement: 128 },
  { opinions: 1, date: '2026-09-02', channel: 5, engagement: 9 },
  { opinions: 2, date: '2026-09-02', channel: 3, engagement: 64 },
  { opinions: 1, date: '2026-09-03', channel: 1, engagement: 455 },
  { opinions: 2, date: '2026-09-03', channel: 4, engagement: 21 },
];

const opinions = posts.flatMap(({ opinions: count, ...post }, index) =>
  Array.from({ length: count }, (_, opinion) => ({ ...post, id: `P${880213 + index * 411}`, opinion })),
);

export const socialExtract = createExtract(
  'social-mentions',
  ['post_id', 'opinion', 'sentiment', 'topic', 'channel', 'date', 'engagement', 'confidence'],
  (random, row) => {
    const { id = '', opinion = 0, date = '', channel = 0, engagement = 0 } = opinions[row] ?? {};
    // Opinions of one post are about different topics.
    const topic = 21 + opinion * 3 + random.integer(0, 2);
    const confidence = (random.integer(72, 99) / 100).toFixed(2);
    return [id, opinion + 1, random.integer(-1, 1), topic, channel, date, engagement, confidence];
  },
);

const groupsOfMember = 3;

export const mobileExtract = createExtract(
  'app-usage',
  ['member_id', 'date', 'app_group', 'minutes', 'opens', 'first_hour', 'os'],
  (random, row) => {
    const member = Math.floor(row / groupsOfMember);
    const group = 1 + (row % groupsOfMember) * 3 + random.integer(0, 1);
    const opens = random.integer(1, 24);
    // Two hours remain after the latest first open.
    const minutes = Math.min(opens * random.integer(1, 5) + random.integer(1, 4), 118);
    return [
      `M${5120 + member * 13}`,
      '2026-09-01',
      group,
      minutes,
      opens,
      random.integer(6, 21),
      (member % 2) + 1,
    ];
  },
);

/** The lowest and the highest incidence of each audience, per mille. */
const incidences: readonly (readonly [from: number, to: number])[] = [
  [4, 8],
  [6, 13],
  [12, 26],
];
const tierCount = 4;

export const superPanelExtract = createExtract(
  'feasibility',
  ['audience', 'city_tier', 'incidence', 'completes', 'reach', 'response_rate', 'field_days'],
  (random, row) => {
    const audience = Math.floor(row / tierCount);
    const [from, to] = incidences[audience] ?? [1, 1];
    const perMille = random.integer(from, to);
    const reach = Math.round(random.integer(1_800, 5_200) / perMille) * 1_000;
    const responsePercent = random.integer(6, 17);
    const completes = Math.round((reach * perMille * responsePercent) / 100_000);
    const days = 3 + Math.ceil(completes / 75);
    return [
      audience + 1,
      (row % tierCount) + 1,
      (perMille / 1000).toFixed(3),
      completes,
      reach,
      (responsePercent / 100).toFixed(2),
      days,
    ];
  },
);

/** The rows on which the labelers disagree, and whose label the third person confirmed. */
const disagreements: Partial<Record<number, 'a' | 'b'>> = { 4: 'b', 9: 'a' };

export const labelingExtract = createExtract(
  'labels',
  ['item_id', 'label_a', 'label_b', 'adjudicated', 'agree', 'seconds', 'batch'],
  (random, row) => {
    const a = random.integer(1, 4);
    const confirmed = disagreements[row];
    const b = confirmed ? (a % 4) + 1 : a;
    const adjudicated = confirmed === 'b' ? b : a;
    return [`T${30118 + row * 9}`, a, b, adjudicated, confirmed ? 0 : 1, random.integer(6, 41), 12];
  },
);

/** Survey and app usage of the same week, matched by a pseudonymous identifier. `gap` is measured days minus stated days. */
export const joinedExtract = createExtract(
  'single-source',
  ['person_id', 'said_days', 'seen_days', 'gap', 'posts'],
  (random, row) => {
    const said = random.integer(2, 7);
    // People overstate a habit more often than they understate it.
    const seen = Math.min(Math.max(said - random.integer(-1, 4), 0), 7);
    return [`D${7304 + row * 29}`, said, seen, seen - said, random.integer(0, 3)];
  },
);

/** A value as a page shows it: a large number has separators, which the file has not. */
export const displayOf = (value: Value) =>
  typeof value === 'number' && value >= 10_000 ? value.toLocaleString('en') : value;

/** The file of an extract: comma-separated, with a header. */
export const toCsv = ({ columns, rows }: Extract): string =>
  [columns, ...rows].map((row) => row.join(',')).join('\r\n');
