import type { TextKey } from '../../i18n/namespaces.ts';

/** Beginning with the most frequent one of the day. */
export const reasons = ['wait', 'app', 'staff', 'goods'] as const;

type Reason = (typeof reasons)[number];

export const reasonNames: Record<Reason, TextKey<'experience'>> = {
  wait: 'experience.reason.wait',
  app: 'experience.reason.app',
  staff: 'experience.reason.staff',
  goods: 'experience.reason.goods',
};

export interface Rating {
  /** 0 to 10. */
  score: number;
  /** Undefined for a score that needs no question about its reason. */
  reason?: Reason;
}

export type Answer = Required<Rating>;

/** The initial answer, which is also shown without scripts. */
export const firstAnswer: Answer = { score: 4, reason: 'wait' };

/** Scores up to this one open a ticket. */
export const alertLimit = 6;

/** The other answers of the day, and the reasons that they name. */
const others = { promoters: 43, passives: 24, detractors: 16 };

const otherReasons: Record<Reason, number> = { wait: 36, app: 23, staff: 14, goods: 10 };

/** The data of the dashboard, including `answer` if there is one. */
export function boardOf(answer: Rating | null) {
  const groups = { ...others };
  const reasonCounts = { ...otherReasons };
  if (answer) {
    const { score, reason } = answer;
    groups[score > 8 ? 'promoters' : score > alertLimit ? 'passives' : 'detractors'] += 1;
    if (reason) reasonCounts[reason] += 1;
  }
  const total = groups.promoters + groups.passives + groups.detractors;
  return {
    groups,
    total,
    nps: Math.round(((groups.promoters - groups.detractors) / total) * 100),
    reasons: reasonCounts,
  };
}
