import type { Content } from '../../../i18n/namespaces.ts';
import { alertLimit, type Store, type Touchpoint } from './responses.ts';

/** The topics that one reads in the comments, and the filters of the scene. */
export const tags = ['wait', 'staff', 'goods', 'app', 'price'] as const;
export type Tag = (typeof tags)[number];

export const sentiments = ['positive', 'neutral', 'negative'] as const;

export interface Comment {
  /** The key of its text. */
  id: keyof Content<'workspace'>['comments']['text'];
  score: number;
  store: Store;
  touchpoint: Touchpoint;
  tags: readonly Tag[];
}

/** In these comments the tone follows the score. */
export const sentimentOf = ({ score }: Comment): (typeof sentiments)[number] =>
  score > alertLimit + 1 ? 'positive' : score > alertLimit ? 'neutral' : 'negative';

export const comments: readonly Comment[] = [
  { id: 'queue', score: 3, store: 'riverside', touchpoint: 'pickup', tags: ['wait'] },
  { id: 'kind', score: 10, store: 'garden', touchpoint: 'store', tags: ['staff'] },
  { id: 'cold', score: 5, store: 'station', touchpoint: 'delivery', tags: ['goods', 'wait'] },
  { id: 'herbs', score: 9, store: 'market', touchpoint: 'store', tags: ['goods', 'price'] },
  { id: 'login', score: 6, store: 'campus', touchpoint: 'app', tags: ['app'] },
  { id: 'shelf', score: 7, store: 'riverside', touchpoint: 'pickup', tags: ['wait', 'staff'] },
  { id: 'early', score: 9, store: 'harbour', touchpoint: 'delivery', tags: ['wait'] },
  { id: 'price', score: 7, store: 'campus', touchpoint: 'store', tags: ['price'] },
  { id: 'bag', score: 8, store: 'station', touchpoint: 'pickup', tags: ['goods', 'staff'] },
  { id: 'map', score: 3, store: 'harbour', touchpoint: 'hotline', tags: ['wait', 'app'] },
  { id: 'locker', score: 2, store: 'riverside', touchpoint: 'pickup', tags: ['wait'] },
  { id: 'till', score: 6, store: 'garden', touchpoint: 'store', tags: ['staff'] },
  { id: 'melon', score: 5, store: 'market', touchpoint: 'delivery', tags: ['goods'] },
  { id: 'swap', score: 4, store: 'station', touchpoint: 'app', tags: ['app'] },
];
