/** The data of the work samples of the data services and what is computed from it. All of it is invented for demonstration. */
import { agreementOf, confusion } from '../../ui/illustrations/agreement-figures.ts';
import { attributeOpinions } from '../../ui/illustrations/opinion-figures.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** An order by city tier: how many people of the panel meet the criteria. The completes are spread evenly. */
export const feasibility = { reach: [14_600, 19_800, 13_800], completesOfTier: 200, days: 6 };
export const feasibilityReach = sum(feasibility.reach);
export const feasibilityCompletes = feasibility.completesOfTier * feasibility.reach.length;

/** The same order in the field: completes by city tier, of owners and of those who plan to buy. */
export const quotas = {
  target: feasibility.completesOfTier / 2,
  done: [
    [100, 92],
    [97, 88],
    [86, 78],
  ],
};
export const quotasDone = sum(quotas.done.flat());
export const quotasTarget = quotas.target * quotas.done.flat().length;

/** Responses with their checks: device, identity, speed, logic. A duplicate is replaced, any other failure reviewed. */
export const checkedResponses = [
  { id: 'A-1042', passes: [true, true, true, true] },
  { id: 'A-1043', passes: [true, true, true, true] },
  { id: 'A-1044', passes: [true, false, true, true] },
  { id: 'A-1045', passes: [true, true, false, true] },
  { id: 'A-1046', passes: [true, true, true, true] },
  { id: 'A-1047', passes: [false, true, true, false] },
] as const;

export const verdictOf = ([device, identity, speed, logic]: readonly boolean[]) =>
  !device || !identity ? 'replaced' : !speed || !logic ? 'reviewed' : 'kept';

/** Posts after each step of cleaning, from what the crawler found to what is about the brand. */
export const cleaning = [3_480, 2_410, 1_316, 1_148] as const;

/** All opinions of the posts that remain: positive, neutral, negative. */
export const opinionTones = [0, 1, 2].map((tone) =>
  sum(attributeOpinions.map((counts) => counts[tone] ?? 0)),
);
export const opinionCount = sum(opinionTones);

/** Precision and recall of each dimension in percent, on items that two people tagged. */
export const tagAccuracy = [
  [97, 95],
  [95, 92],
  [91, 87],
  [88, 86],
  [84, 79],
] as const;

/** New users by day after the first one: the share in percent that still opens the app. */
export const retention = [100, 58, 49, 43, 39, 36, 34, 32] as const;

/** The share in percent with a sign in the first three days: of those who left within the week, and of those who stayed. */
export const churnSigns = [
  [64, 22],
  [51, 18],
  [43, 25],
  [37, 9],
] as const;

/** Low-incidence audiences in the field: completes and their target. */
export const recruitment = [
  [441, 500],
  [412, 500],
  [352, 400],
  [236, 400],
  [167, 300],
] as const;

/** The matrix of two labelers with its rates. Of each class: the share in percent of the first labeler's items with the same label. */
export const labelingAgreement = {
  ...agreementOf(confusion),
  classes: confusion.map((row, index) => (100 * (row[index] ?? 0)) / sum(row)),
};
