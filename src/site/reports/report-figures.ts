/** Figures of reports, invented for demonstration, which the home page previews. */

/** First choice in percent of the category's buyers, by quarter, from the fourth quarter of 2024. */
export const firstChoice = {
  own: [16, 16, 17, 17, 16, 19, 20, 21],
  first: [25, 24, 25, 24, 24, 23, 22, 22],
  second: [13, 14, 13, 14, 14, 13, 13, 12],
} as const;

/** Where the campaign started: between the fifth and the sixth quarter. */
export const campaignStart = 4.5;

/** Answers to the recommendation question in percent, by touchpoint, with their number. */
export const touchpoints = [
  { count: 512, promoters: 58, passives: 30, detractors: 12 },
  { count: 486, promoters: 54, passives: 31, detractors: 15 },
  { count: 447, promoters: 46, passives: 36, detractors: 18 },
  { count: 301, promoters: 44, passives: 34, detractors: 22 },
  { count: 428, promoters: 38, passives: 33, detractors: 29 },
  { count: 263, promoters: 34, passives: 32, detractors: 34 },
] as const;

/** A score with its sign. */
export const signed = (score: number) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0');
