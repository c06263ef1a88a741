import { MOBILE_DIGITS } from './limits.ts';
import { firstOf, lengthBetween, matches, type Rule, required } from './rule.ts';

const PATTERN = /^1[3-9]\d{9}$/;

/** White space, dashes and invisible characters of copied text. */
const NOISE = /[\s\p{Pd}\p{Cf}]/gu;
const COUNTRY_CODE = /^\+86/;

/** Sanitizes a pasted number: no spaces, hyphens and +86, half-width digits (R5.5). */
export function cleanMobile(pasted: string): string {
  return pasted.normalize('NFKC').replace(NOISE, '').replace(COUNTRY_CODE, '');
}

/** A mobile number: required, then exactly 11 digits, then format (R5.3, R5.4). */
export const mobile: Rule = firstOf(
  required('registerCard.info13'),
  lengthBetween(MOBILE_DIGITS, MOBILE_DIGITS, 'common.error.info9'),
  matches(PATTERN, 'common.error.info10'),
);
