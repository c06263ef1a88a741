/** What the product in the hero shows, in order, and for how long in milliseconds. A round takes 9 seconds. */
export const stageDurations = {
  ask: 1500,
  answered: 1500,
  counted: 2000,
  opened: 1800,
  closed: 2200,
} as const;

export type Stage = keyof typeof stageDurations;

const stages = ['ask', 'answered', 'counted', 'opened', 'closed'] as const satisfies readonly Stage[];

export const nextStage = (stage: Stage): Stage => stages[stages.indexOf(stage) + 1] ?? 'ask';

/** Whether a stage is the given one or a later one. */
export const hasReached = (stage: Stage, goal: Stage): boolean =>
  stages.indexOf(stage) >= stages.indexOf(goal);
