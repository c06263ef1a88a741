export const teams = ['checkout', 'fresh', 'pickup', 'drivers', 'service', 'warehouse', 'nights'] as const;
export const topics = ['goals', 'support', 'growth', 'load'] as const;
export const tenures = ['new', 'settled', 'long'] as const;

export type Team = (typeof teams)[number];
export type Topic = (typeof topics)[number];
export type Tenure = (typeof tenures)[number];

/** Fewer answers than these are not shown. */
export const anonymityLimit = 10;

/** Employees who answered, by tenure, at all stores and at one store. */
const headcounts: Record<Team, Record<Tenure, { all: number; one: number }>> = {
  checkout: { new: { all: 46, one: 8 }, settled: { all: 61, one: 11 }, long: { all: 38, one: 7 } },
  fresh: { new: { all: 31, one: 6 }, settled: { all: 52, one: 9 }, long: { all: 44, one: 8 } },
  pickup: { new: { all: 39, one: 7 }, settled: { all: 28, one: 5 }, long: { all: 12, one: 2 } },
  drivers: { new: { all: 33, one: 5 }, settled: { all: 41, one: 7 }, long: { all: 19, one: 3 } },
  service: { new: { all: 14, one: 2 }, settled: { all: 22, one: 4 }, long: { all: 11, one: 1 } },
  warehouse: { new: { all: 24, one: 4 }, settled: { all: 37, one: 6 }, long: { all: 29, one: 5 } },
  // A group that is too small at all stores.
  nights: { new: { all: 3, one: 1 }, settled: { all: 4, one: 0 }, long: { all: 2, one: 1 } },
};

/** Agreement in percent, in the order of `topics`, and what a year more changes. */
const agreement: Record<Team, readonly [number, number, number, number]> = {
  checkout: [78, 66, 54, 41],
  fresh: [82, 74, 61, 58],
  pickup: [71, 48, 46, 29],
  drivers: [69, 57, 49, 36],
  service: [84, 71, 63, 44],
  warehouse: [76, 63, 58, 52],
  nights: [80, 72, 66, 50],
};

const tenureEffect: Record<Tenure, number> = { new: 4, settled: 0, long: -3 };

/** The employees who are counted. */
interface Group {
  /** All teams without it. */
  team?: Team;
  tenure?: Tenure;
  isOneStore?: boolean;
}

/** How many of a group answered, and how many percent of them agree with a topic. */
export function agreementOf(topic: Topic, { team, tenure, isOneStore = false }: Group = {}) {
  let total = 0;
  let agreeing = 0;
  for (const each of team ? [team] : teams)
    for (const period of tenure ? [tenure] : tenures) {
      const count = headcounts[each][period][isOneStore ? 'one' : 'all'];
      const percent =
        (agreement[each][topics.indexOf(topic)] ?? 0) + tenureEffect[period] - (isOneStore ? 5 : 0);
      total += count;
      agreeing += Math.round((count * percent) / 100);
    }
  return { total, share: Math.round((agreeing / total) * 100) };
}

/** A cell of the heat map: how many agree, of how many. */
export interface Cell {
  total: number;
  /** In percent; undefined where fewer than `anonymityLimit` answered. */
  share?: number;
}

/** The answers of a team to a topic. */
export function cellOf(team: Team, topic: Topic, group: Omit<Group, 'team'>): Cell {
  const { total, share } = agreementOf(topic, { ...group, team });
  return { total, ...(total >= anonymityLimit && { share }) };
}
