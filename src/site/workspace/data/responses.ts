/** The invented company of the workspace. Every number that a scene shows is computed from these rows. */

export const stores = ['riverside', 'station', 'garden', 'market', 'campus', 'harbour'] as const;
export const touchpoints = ['store', 'pickup', 'delivery', 'app', 'hotline'] as const;
export const reasons = ['wait', 'goods', 'app', 'staff'] as const;
/** Reasons that a visitor can add to the questionnaire. The generated responses do not have them. */
export const extraReasons = ['stock', 'parking'] as const;

export type Store = (typeof stores)[number];
export type Touchpoint = (typeof touchpoints)[number];
export type Reason = (typeof reasons | typeof extraReasons)[number];

/** The stores that one regional manager looks after. */
export const regionOf = {
  riverside: 'east',
  harbour: 'east',
  garden: 'west',
  market: 'west',
  station: 'north',
  campus: 'north',
} as const satisfies Record<Store, string>;

/** The last week of the data; the first one is 1. */
export const lastWeek = 12;

/** Scores up to this one open a ticket. */
export const alertLimit = 6;

export interface Response {
  store: Store;
  touchpoint: Touchpoint;
  /** 1 to `lastWeek`. */
  week: number;
  /** 0 to 10. */
  score: number;
  /** The main reason of the score. */
  reason: Reason;
}

/** The answer on the phone of the workspace, whose score and reason a visitor can change. It is the last response of the data. */
export const latest = {
  store: 'riverside',
  touchpoint: 'pickup',
  week: lastWeek,
  score: 4,
  reason: 'wait',
} as const satisfies Response;

/** Pseudo-random numbers from 0 to 1 (mulberry32): the same for everybody. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the generated answers follow: responses per store and week, and shares of promoters and detractors. */
const profiles: Record<Touchpoint, { weekly: number; promoters: number; detractors: number }> = {
  store: { weekly: 8, promoters: 0.6, detractors: 0.1 },
  pickup: { weekly: 6, promoters: 0.5, detractors: 0.2 },
  delivery: { weekly: 5, promoters: 0.5, detractors: 0.17 },
  app: { weekly: 4, promoters: 0.56, detractors: 0.14 },
  hotline: { weekly: 2, promoters: 0.38, detractors: 0.3 },
};

/** Shares of the reasons in the order of `reasons`, by touchpoint. */
const reasonShares: Record<Touchpoint, readonly number[]> = {
  store: [0.3, 0.34, 0.06, 0.3],
  pickup: [0.56, 0.2, 0.14, 0.1],
  delivery: [0.42, 0.36, 0.12, 0.1],
  app: [0.14, 0.2, 0.58, 0.08],
  hotline: [0.48, 0.16, 0.08, 0.28],
};

/** The story in the data: since week 8, customers wait for their pick-up at one store. */
const slow = { store: 'riverside', touchpoint: 'pickup', since: 8 };

/** The seed is chosen so that the story is not lost in the noise of small numbers, and rounded shares add up. */
function generate(): Response[] {
  const random = randomFrom(58864);
  const rows: Response[] = [];
  for (const store of stores)
    for (const touchpoint of touchpoints)
      for (let week = 1; week <= lastWeek; week += 1) {
        const { weekly, promoters, detractors } = profiles[touchpoint];
        const isSlow = store === slow.store && touchpoint === slow.touchpoint && week >= slow.since;
        const low = detractors + (isSlow ? 0.3 : 0);
        const high = promoters - (isSlow ? 0.25 : 0);
        const count = weekly - 1 + Math.floor(random() * 3);
        for (let each = 0; each < count; each += 1) {
          const group = random();
          const within = random();
          const score =
            group < low
              ? 2 + Math.floor(within * 5)
              : group < 1 - high
                ? 7 + Math.floor(within * 2)
                : 9 + Math.floor(within * 2);
          let place = random();
          const reason = reasons.find((_, index) => {
            place -= reasonShares[touchpoint][index] ?? 0;
            return place < 0;
          });
          rows.push({
            store,
            touchpoint,
            week,
            score,
            reason: isSlow && score <= alertLimit ? 'wait' : (reason ?? 'wait'),
          });
        }
      }
  return [...rows, latest];
}

let generated: readonly Response[] | undefined;

/** All responses of twelve weeks. */
export const responses = (): readonly Response[] => {
  generated ??= generate();
  return generated;
};

export const groups = ['promoters', 'passives', 'detractors'] as const;
export type Group = (typeof groups)[number];

export const groupOf = (score: number): Group =>
  score > 8 ? 'promoters' : score > alertLimit ? 'passives' : 'detractors';

export interface Summary {
  total: number;
  /** Counts of responses. */
  groups: Record<Group, number>;
  /** −100 to 100. */
  nps: number;
}

/** Counts responses and computes their net promoter score. */
export function summarize(rows: readonly Response[]): Summary {
  const counts = { promoters: 0, passives: 0, detractors: 0 };
  for (const { score } of rows) counts[groupOf(score)] += 1;
  const total = rows.length;
  const nps = total === 0 ? 0 : Math.round(((counts.promoters - counts.detractors) / total) * 100);
  return { total, groups: counts, nps };
}

export interface Filter {
  /** All stores without it. */
  store?: Store;
  /** The number of weeks, up to the last one. */
  weeks: number;
}

/** The responses that a filter leaves. */
export const filterRows = (rows: readonly Response[], { store, weeks }: Filter): Response[] =>
  rows.filter((row) => (!store || row.store === store) && row.week > lastWeek - weeks);
