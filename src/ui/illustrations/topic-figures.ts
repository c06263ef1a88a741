import { paint } from './parts.tsx';

/**
 * How often people name each topic in a week, and how that changed, invented for demonstration; the colour is the sentiment. The
 * second is the topic of the listening log of the same page: its last seven days, against the seven before.
 */
export const topics = [
  { count: 1_240, change: 4, colour: paint.good },
  { count: 653, change: 114, colour: paint.bad },
  { count: 568, change: -6, colour: paint.quiet },
  { count: 400, change: 2, colour: paint.bad },
  { count: 297, change: 21, colour: paint.good },
  { count: 258, change: -11, colour: paint.good },
] as const;
