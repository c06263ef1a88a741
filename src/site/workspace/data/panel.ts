/** The criteria of a sample, with the share of the panel that each option leaves. */
export const criterionNames = ['gender', 'age', 'city', 'habit'] as const;

export const criteria = {
  gender: { female: 0.53, male: 0.47 },
  age: { young: 0.34, middle: 0.41, older: 0.25 },
  city: { first: 0.22, second: 0.39, other: 0.39 },
  habit: { online: 0.38, children: 0.31, driver: 0.42 },
} as const satisfies Record<Criterion, Record<string, number>>;

export type Criterion = (typeof criterionNames)[number];

/** The chosen option of each criterion. */
export type Choice = { readonly [C in Criterion]?: string };

/** The members of the panel. The figure of the specification is "over 4 million". */
export const panelSize = 4_000_000;
/** The share of the matching members who complete a survey on one day. */
const dailyRate = 0.0003;

/** How many people match the criteria, and in how many days of field work they fill a quota. */
export function feasibility(
  choice: Choice,
  quota: number,
): { steps: { criterion: Criterion; people: number }[]; people: number; days: number } {
  let people = panelSize;
  const steps: { criterion: Criterion; people: number }[] = [];
  for (const criterion of criterionNames) {
    const options: Record<string, number> = criteria[criterion];
    const share = options[choice[criterion] ?? ''];
    if (share === undefined) continue;
    people = Math.round(people * share);
    steps.push({ criterion, people });
  }
  return { steps, people, days: Math.max(1, Math.ceil(quota / (people * dailyRate))) };
}
