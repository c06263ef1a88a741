import { digitsOf } from './digits.ts';
import { POSTCODE_DIGITS } from './limits.ts';
import { matches, type Rule } from './rule.ts';

/** Returns the digits of a pasted postal code. */
export const cleanPostcode = (pasted: string): string => digitsOf(pasted, POSTCODE_DIGITS);

/** A postal code of exactly 6 digits (R5.6). */
export const postcode: Rule = matches(new RegExp(`^\\d{${POSTCODE_DIGITS}}$`), 'common.error.info11');
