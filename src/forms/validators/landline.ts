import { firstOf, matches, type Rule, required } from './rule.ts';

/** The extension needs its hyphen, or an 11-digit mobile number would pass as a landline. */
const PATTERN = /^(0\d{2,3}-?)?\d{7,8}(-\d{3,})?$|^0\d{10}$/;

/** White space and invisible characters of copied text. */
const NOISE = /[\s\p{Cf}]/gu;

/** Sanitizes a pasted landline: no spaces, half-width digits and hyphens. */
export function cleanLandline(pasted: string): string {
  return pasted
    .normalize('NFKC')
    .replace(NOISE, '')
    .replaceAll(/\p{Pd}/gu, '-');
}

/** Validates the format of a landline; wrap it in `optional` for optional fields (R5.8, R5.20). */
export const landlineFormat: Rule = matches(PATTERN, 'common.error.info14');

/** The shared landline validator: required, then format (R5.7, R5.8). */
export const landline: Rule = firstOf(required('common.error.info13'), landlineFormat);
