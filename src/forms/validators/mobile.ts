import { MOBILE_DIGITS } from './limits.ts';
import { firstOf, lengthBetween, matches, type Rule, required } from './rule.ts';

const PATTERN = /^1[3-9]\d{9}$/;

/** Blanks, dashes of any width and the invisible marks that address books copy along. */
const NOISE = /[\s\p{Pd}\p{Cf}]/gu;
const COUNTRY_CODE = /^\+86/;

/** Takes a pasted number and gives it without blanks, hyphens and a leading +86, its digits of usual width (R5.5). */
export function cleanMobile(pasted: string): string {
  return pasted.normalize('NFKC').replace(NOISE, '').replace(COUNTRY_CODE, '');
}

/** A mobile number: required, then exactly 11 digits, then the right form, in that order (R5.3, R5.4). */
export const mobile: Rule = firstOf(
  required('registerCard.info13'),
  lengthBetween(MOBILE_DIGITS, MOBILE_DIGITS, 'common.error.info9'),
  matches(PATTERN, 'common.error.info10'),
);
