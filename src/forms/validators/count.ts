import { compact } from './normalize.ts';
import { firstOf, limited, matches, normalized, required, type TextRule } from './rule.ts';

export const POSITIVE_INTEGER = /^[1-9]\d*$/;

/** Removes blanks and separators of thousands; digits become half-width. */
export function normalizeCount(typed: string): string {
  const text = compact(typed);
  return /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
}

/** How many: a positive integer of at most four digits. */
export const count: TextRule = limited(
  normalized(
    normalizeCount,
    firstOf(
      required('common.error.positiveInteger'),
      matches(POSITIVE_INTEGER, 'common.error.positiveInteger'),
    ),
  ),
  { maxLength: 4 },
);
