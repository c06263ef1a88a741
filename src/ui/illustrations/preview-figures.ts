// The home page loads these figures without the code of the drawings.

/** The share who agree, in percent, by team and theme: clear goals, support, learning, fair load, recognition, peer help. */
export const agreementByTeam = [
  [88, 71, 79, 62, 83, 74],
  [72, 86, 64, 31, 75, 89],
  [81, 63, 92, 68, 34, 77],
  [66, 78, 70, 87, 84, 65],
] as const;

/** Below this share a team needs help. */
export const lowAgreement = 40;

/** Complaints in reviews, invented for demonstration: in the week before, and in this week. The last is new. */
export const complaints = [
  { before: 161, now: 204 },
  { before: 142, now: 131 },
  { before: 88, now: 97 },
  { before: 79, now: 58 },
  { before: 0, now: 46 },
] as const;
