import type { AnyTextKey } from '../../i18n/namespaces.ts';

type IdOf<Key> = Key extends `lib.types.${infer Id}.name` ? Id : never;

export type QuestionId = IdOf<AnyTextKey<'lib'>>;

export const categories = ['choice', 'text', 'rating', 'matrix', 'research', 'interactive'] as const;

export type Category = (typeof categories)[number];

/**
 * The question types of each category in display order. Their names are keys of the locale file. Three cards share a row, and a
 * rest of one or two makes wider cards of the last four or two: neighbours have about the same height.
 */
const byCategory: Record<Category, readonly QuestionId[]> = {
  choice: ['single', 'multiple', 'imageChoice', 'pair', 'cascade', 'judgement', 'dropdown'],
  text: ['line', 'number', 'date', 'paragraph', 'blanks'],
  rating: ['nps', 'stars', 'faces', 'effort', 'slider', 'satisfaction', 'differential'],
  matrix: ['matrixSingle', 'matrixMultiple', 'matrixNumber', 'ranking', 'sum', 'cardSort'],
  research: ['maxdiff', 'conjoint', 'psm', 'kano', 'gabor'],
  interactive: ['heatmap', 'location', 'video', 'highlight', 'signature', 'upload'],
};

export interface QuestionType {
  id: QuestionId;
  category: Category;
}

export const questionTypes: readonly QuestionType[] = categories.flatMap((category) =>
  byCategory[category].map((id) => ({ id, category })),
);

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value);
}
