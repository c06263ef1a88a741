import { POSTCODE_DIGITS } from './limits.ts';
import { matches, type Rule } from './rule.ts';

/** Takes a pasted postal code and gives its digits, of usual width and as many as there can be. */
export function cleanPostcode(pasted: string): string {
  return pasted.normalize('NFKC').replaceAll(/\D/g, '').slice(0, POSTCODE_DIGITS);
}

/** A postal code of exactly 6 digits (R5.6). */
export const postcode: Rule = matches(new RegExp(`^\\d{${POSTCODE_DIGITS}}$`), 'common.error.info11');
