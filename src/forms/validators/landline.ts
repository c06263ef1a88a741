import { firstOf, matches, type Rule, required } from './rule.ts';

/** The extension needs its hyphen, or an 11-digit mobile number would pass as a landline. */
const PATTERN = /^(0\d{2,3}-?)?\d{7,8}(-\d{3,})?$|^0\d{10}$/;

/** Blanks and the invisible marks that web pages and address books copy along. */
const NOISE = /[\s\p{Cf}]/gu;

/** Takes a pasted landline and gives it without blanks, its digits and hyphens of usual width. */
export function cleanLandline(pasted: string): string {
  return pasted
    .normalize('NFKC')
    .replace(NOISE, '')
    .replaceAll(/\p{Pd}/gu, '-');
}

/** A landline in correct form; wrap it in `optional` where it may stay empty (R5.8, R5.20). */
export const landlineFormat: Rule = matches(PATTERN, 'common.error.info14');

/** The shared landline rule: required, then correct form (R5.7, R5.8). */
export const landline: Rule = firstOf(required('common.error.info13'), landlineFormat);
