import { toCsv } from '../../ui/format/csv.ts';
import { measuredDay, minutesOf } from './measured-day.ts';
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
  /** Columns with the codes of another column. */
  sameCodes?: Readonly<Record<string, string>>;
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

/** The reasons that people give for a rating, by its group: detractors, passives, promoters. */
const reasonsOf = (rating: number) => (rating <= 6 ? [1, 4, 1] : rating <= 8 ? [1, 2, 3, 4] : [3, 2, 3]);

export const sampleExtract = createExtract(
  'panel-sample',
  ['resp_id', 'q1_nps', 'q2_reason', 'city_tier', 'age_band', 'gender', 'weight', 'duration_s', 'quality'],
  (random, row) => {
    const tier = random.integer(1, 4);
    const age = random.integer(1, 6);
    const weight = (tierWeights[tier - 1] ?? 1) * (ageWeights[age - 1] ?? 1);
    const rating = random.integer(3, 10);
    const reasons = reasonsOf(rating);
    // Speeders are under review.
    const isSpeeder = row === 7;
    return [
      `R${20417 + row * 37 + random.integer(0, 30)}`,
      rating,
      reasons[random.integer(0, reasons.length - 1)] ?? 5,
      tier,
      age,
      random.integer(1, 2),
      weight.toFixed(2),
      isSpeeder ? 71 : random.integer(168, 412),
      isSpeeder ? 2 : 1,
    ];
  },
);

/** The weekend among the first six days of September 2026, of which the first is a Tuesday. */
const isWeekend = (day: number) => [5, 6].includes(day);

const daysOfRegion = 6;

/** Two regions: their codes, and how far the second is behind the first. */
const regions = [
  { code: 1, lead: 0 },
  { code: 5, lead: -8 },
];

export const bigDataExtract = createExtract(
  'category-trend',
  ['date', 'region', 'search_idx', 'intent', 'visit_idx', 'n_survey', 'category'],
  (random, row) => {
    const day = (row % daysOfRegion) + 1;
    const { code = 1, lead = 0 } = regions[Math.floor(row / daysOfRegion)] ?? {};
    const count = random.integer(84, 132);
    // Searches and intent rise before a holiday; visits rise on weekends.
    const interested = Math.round((count * (24 + lead / 2 + day + random.integer(-2, 2))) / 100);
    return [
      `2026-09-${String(day).padStart(2, '0')}`,
      code,
      103 + lead + day * 2 + random.integer(-2, 2),
      (interested / count).toFixed(3),
      (isWeekend(day) ? 118 : 97) + random.integer(-4, 4),
      count,
      11,
    ];
  },
);

/** Public posts, invented for demonstration, and the attribute, sentiment and occasion of each opinion in them. */
const posts = [
  {
    date: '2026-09-01',
    channel: 2,
    engagement: 128,
    brand: 1,
    product: 1,
    opinions: [
      [1, 1, 1],
      [2, -1, 1],
      [4, 1, 0],
    ],
  },
  { date: '2026-09-01', channel: 4, engagement: 47, brand: 1, product: 1, opinions: [[3, 0, 2]] },
  {
    date: '2026-09-02',
    channel: 1,
    engagement: 312,
    brand: 2,
    product: 1,
    opinions: [
      [5, -1, 0],
      [1, 1, 3],
    ],
  },
  { date: '2026-09-02', channel: 3, engagement: 64, brand: 1, product: 2, opinions: [[6, 1, 1]] },
  {
    date: '2026-09-02',
    channel: 4,
    engagement: 21,
    brand: 1,
    product: 1,
    opinions: [
      [2, -1, 2],
      [3, -1, 2],
    ],
  },
  { date: '2026-09-03', channel: 1, engagement: 455, brand: 2, product: 1, opinions: [[4, 1, 4]] },
  {
    date: '2026-09-03',
    channel: 5,
    engagement: 9,
    brand: 1,
    product: 2,
    opinions: [
      [5, 0, 0],
      [6, 1, 3],
    ],
  },
];

const opinions = posts.flatMap(({ opinions: found, ...post }, index) =>
  found.map(([attribute = 0, sentiment = 0, occasion = 0]) => ({
    ...post,
    id: `P${880213 + index * 411}`,
    attribute,
    sentiment,
    occasion,
  })),
);

export const socialExtract = createExtract(
  'social-mentions',
  [
    'post_id',
    'attribute',
    'sentiment',
    'brand',
    'product',
    'occasion',
    'channel',
    'date',
    'engagement',
    'confidence',
  ],
  (random, row) => {
    const opinion = opinions[row];
    if (!opinion) return [];
    const { id, attribute, sentiment, brand, product, occasion, channel, date, engagement } = opinion;
    const confidence = (random.integer(72, 99) / 100).toFixed(2);
    return [id, attribute, sentiment, brand, product, occasion, channel, date, engagement, confidence];
  },
);

const groupsOfMember = 3;

export const mobileExtract = createExtract(
  'app-usage',
  ['member_id', 'app_group', 'minutes', 'opens', 'first_hour', 'date', 'os'],
  (random, row) => {
    const member = Math.floor(row / groupsOfMember);
    const group = 1 + (row % groupsOfMember) * 3 + random.integer(0, 1);
    const opens = random.integer(1, 24);
    // Two hours remain after the latest first open.
    const minutes = Math.min(opens * random.integer(1, 5) + random.integer(1, 4), 118);
    const firstHour = random.integer(6, 21);
    // The page shows the day of the first member.
    const shown = measuredDay[row];
    return [
      `M${5120 + member * 13}`,
      ...(shown
        ? [shown.group, minutesOf(shown.sessions), shown.sessions.length, Math.floor(shown.sessions[0][0])]
        : [group, minutes, opens, firstHour]),
      '2026-09-01',
      (member % 2) + 1,
    ];
  },
);

/** The lowest and the highest share of each audience's tag, per mille, and of the audience among those with the tag, in percent. */
const audiences = [
  { tag: [10, 13], incidence: [30, 34] },
  { tag: [14, 20], incidence: [24, 32] },
  { tag: [18, 26], incidence: [30, 38] },
] as const;
const tierCount = 5;

export const superPanelExtract = createExtract(
  'feasibility',
  ['audience', 'city_tier', 'completes', 'reach', 'tagged', 'incidence', 'response_rate', 'field_days'],
  (random, row) => {
    const index = Math.floor(row / tierCount);
    const { tag, incidence } = audiences[index] ?? audiences[0];
    const reach = random.integer(24, 94) * 100_000;
    const tagged = (reach * random.integer(tag[0], tag[1])) / 1000;
    const incidencePercent = random.integer(incidence[0], incidence[1]);
    const responsePercent = random.integer(8, 14);
    const completes = Math.round((tagged * incidencePercent * responsePercent) / 10_000);
    return [
      index + 1,
      (row % tierCount) + 1,
      completes,
      reach,
      tagged,
      (incidencePercent / 100).toFixed(2),
      (responsePercent / 100).toFixed(2),
      3 + Math.ceil(completes / 900),
    ];
  },
);

/** The labels of each item by two people: 1 enquiry, 2 complaint, 3 praise, 4 other. The page has the texts. */
const labels = [
  [2, 2],
  [1, 1],
  [3, 3],
  [1, 1],
  [3, 2],
  [1, 1],
  [2, 2],
  [4, 4],
  [3, 3],
  [2, 1],
  [1, 1],
  [4, 4],
] as const;

/** Whose label the third person confirmed. */
const confirmed: Partial<Record<number, 'a' | 'b'>> = { 4: 'b', 9: 'a' };

export const labelingExtract: Extract = {
  ...createExtract(
    'labels',
    ['item_id', 'label_a', 'label_b', 'adjudicated', 'agree', 'seconds'],
    (random, row) => {
      const [a, b] = labels[row] ?? [0, 0];
      const adjudicated = confirmed[row] === 'b' ? b : a;
      return [
        `T${30118 + row * 9 + random.integer(0, 6)}`,
        a,
        b,
        adjudicated,
        a === b ? 1 : 0,
        // Disputed items take longer.
        a === b ? random.integer(5, 14) : random.integer(28, 41),
      ];
    },
  ),
  sameCodes: { label_b: 'label_a', adjudicated: 'label_a' },
};

/** Survey and app usage of the same week, matched by a pseudonymous identifier. `gap` is measured days minus stated days. */
export const joinedExtract = createExtract(
  'single-source',
  ['person_id', 'said_days', 'seen_days', 'gap'],
  (random, row) => {
    const said = random.integer(2, 7);
    // People overstate a habit more often than they understate it.
    const seen = Math.min(Math.max(said - random.integer(-1, 4), 0), 7);
    return [`D${7304 + row * 29}`, said, seen, seen - said];
  },
);

/** The extracts of the pages of the data services. */
export const extracts = {
  sample: sampleExtract,
  big: bigDataExtract,
  social: socialExtract,
  mobile: mobileExtract,
  panel: superPanelExtract,
  label: labelingExtract,
} as const satisfies Record<string, Extract>;

export type ExtractName = keyof typeof extracts;

/** A value as a page shows it: with separators and a minus sign, which the file has not. */
export const displayOf = (value: Value) =>
  typeof value === 'number' ? value.toLocaleString('en').replace('-', '−') : value;

/** Whether a value is a word or a sentence. */
export const isText = (value: Value) => typeof value === 'string' && Number.isNaN(Number(value.slice(0, 4)));

/** The extract with a text after the first column of each row. */
export function withTexts(extract: Extract, texts: readonly string[]): Extract {
  const [id = '', ...columns] = extract.columns;
  return {
    ...extract,
    columns: [id, 'text', ...columns],
    rows: extract.rows.map(([first = '', ...values], row) => [first, texts[row]?.trim() ?? '', ...values]),
  };
}

/** The file of an extract, with a header. */
export const fileOf = ({ columns, rows }: Extract): string => toCsv([columns, ...rows]);
