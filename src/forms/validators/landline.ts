import { CompanyInfo } from '../../../openapi/generated/constraints.ts';
import { compact } from './normalize.ts';
import { entered, firstOf, matches, normalized, required, type TextRule, wrap } from './rule.ts';

/** The country code before an area code, which then lacks its 0. Mobile numbers, 400 and 800 have no area code. */
const COUNTRY_CODE = /^(?:\+|00|(?=86-))86-?0?(?=10|[2-9])(?![48]00)/;
/** The halves of a number. An extension would follow seven digits at least. */
const HALVES = /^((?:0\d{2,3}-)?[1-9]\d{2,3})-(\d{4})(?=-|$)/;
/** What separates parts of a number beside hyphens, and introduces an extension. */
const SEPARATOR = /[.#]|[转轉]|ext[.:]?/gi;

/** Removes blanks, parentheses and the country code; digits become half-width and separators hyphens. */
const normalize = (typed: string): string =>
  compact(typed)
    .replaceAll(/[()]/g, '')
    .replaceAll(SEPARATOR, '-')
    .replace(COUNTRY_CODE, '0')
    .replace(HALVES, '$1$2');

/** Validates the format of a landline; wrap it in `optional` for optional fields (R5.8, R5.20). */
export const landlineFormat: TextRule = normalized(
  normalize,
  firstOf(entered('common.error.info14'), matches(CompanyInfo.telephone.pattern, 'common.error.info14')),
);

/** The shared landline validator: required, then format (R5.7, R5.8). */
export const landline: TextRule = wrap(landlineFormat, (format) =>
  firstOf(required('common.error.info13'), format),
);
