import type { Store, Touchpoint } from './responses.ts';

/** The topics that one reads in the comments, and the filters of the scene. */
export const tags = ['wait', 'staff', 'goods', 'app', 'price'] as const;
export type Tag = (typeof tags)[number];

export const sentiments = ['positive', 'neutral', 'negative'] as const;
type Sentiment = (typeof sentiments)[number];

export interface Comment {
  /** The key of its text. */
  id:
    | 'queue'
    | 'shelf'
    | 'cold'
    | 'kind'
    | 'login'
    | 'bag'
    | 'price'
    | 'early'
    | 'map'
    | 'herbs'
    | 'till'
    | 'melon'
    | 'locker'
    | 'swap';
  score: number;
  store: Store;
  touchpoint: Touchpoint;
  tags: readonly Tag[];
  sentiment: Sentiment;
}

export const comments: readonly Comment[] = [
  { id: 'queue', score: 4, store: 'riverside', touchpoint: 'pickup', tags: ['wait'], sentiment: 'negative' },
  { id: 'kind', score: 10, store: 'garden', touchpoint: 'store', tags: ['staff'], sentiment: 'positive' },
  {
    id: 'cold',
    score: 5,
    store: 'station',
    touchpoint: 'delivery',
    tags: ['goods', 'wait'],
    sentiment: 'negative',
  },
  {
    id: 'herbs',
    score: 9,
    store: 'market',
    touchpoint: 'store',
    tags: ['goods', 'price'],
    sentiment: 'positive',
  },
  { id: 'login', score: 6, store: 'campus', touchpoint: 'app', tags: ['app'], sentiment: 'negative' },
  {
    id: 'shelf',
    score: 7,
    store: 'riverside',
    touchpoint: 'pickup',
    tags: ['wait', 'staff'],
    sentiment: 'neutral',
  },
  { id: 'early', score: 9, store: 'harbour', touchpoint: 'delivery', tags: ['wait'], sentiment: 'positive' },
  { id: 'price', score: 7, store: 'campus', touchpoint: 'store', tags: ['price'], sentiment: 'neutral' },
  {
    id: 'bag',
    score: 8,
    store: 'station',
    touchpoint: 'pickup',
    tags: ['goods', 'staff'],
    sentiment: 'positive',
  },
  {
    id: 'map',
    score: 3,
    store: 'harbour',
    touchpoint: 'hotline',
    tags: ['wait', 'app'],
    sentiment: 'negative',
  },
  { id: 'locker', score: 2, store: 'riverside', touchpoint: 'pickup', tags: ['wait'], sentiment: 'negative' },
  { id: 'till', score: 6, store: 'garden', touchpoint: 'store', tags: ['staff'], sentiment: 'negative' },
  { id: 'melon', score: 5, store: 'market', touchpoint: 'delivery', tags: ['goods'], sentiment: 'negative' },
  { id: 'swap', score: 4, store: 'station', touchpoint: 'app', tags: ['app'], sentiment: 'negative' },
];
