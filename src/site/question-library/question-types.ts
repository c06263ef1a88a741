import type { AnyTextKey } from '../../i18n/namespaces.ts';

type IdOf<Key> = Key extends `lib.types.${infer Id}.name` ? Id : never;

export type QuestionId = IdOf<AnyTextKey<'lib'>>;

export const categories = ['choice', 'text', 'rating', 'matrix', 'research', 'interactive'] as const;

export type Category = (typeof categories)[number];

/** The question types of each category in display order. Their names are keys of the locale file. */
const byCategory: Record<Category, readonly QuestionId[]> = {
  choice: ['single', 'multiple', 'dropdown', 'judgement', 'imageChoice', 'pair', 'cascade'],
  text: ['line', 'paragraph', 'blanks', 'number', 'date'],
  rating: ['stars', 'nps', 'satisfaction', 'effort', 'faces', 'slider', 'differential'],
  matrix: ['matrixSingle', 'matrixMultiple', 'matrixNumber', 'sum', 'ranking', 'cardSort'],
  research: ['maxdiff', 'kano', 'psm', 'gabor', 'conjoint'],
  interactive: ['heatmap', 'highlight', 'location', 'signature', 'upload', 'video'],
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
