import { Mobile } from '../../../openapi/generated/constraints.ts';
import { compact } from './normalize.ts';
import {
  differentFrom,
  firstOf,
  lengthBetween,
  matches,
  normalized,
  required,
  type TextRule,
  wrap,
} from './rule.ts';

const DIGITS = 11;

/** Removes blanks, punctuation and the country code; digits become half-width (R5.5). Excel removes the plus. */
const normalize = (typed: string): string =>
  compact(typed)
    .replaceAll(/[-()'’‘.,;。、]/g, '')
    .replace(/^(?:(?:\+|00)86)+(?=1)|^86(?=1\d{10}$)/, '');

/** A mobile number: required, then exactly 11 digits, then format (R5.3, R5.4). */
export const mobile: TextRule = normalized(
  normalize,
  firstOf(
    required('registerCard.info13'),
    lengthBetween(DIGITS, DIGITS, 'common.error.info9'),
    matches(Mobile.pattern, 'common.error.info10'),
  ),
);

/** A new number that differs from the current one. */
export const newMobile = (current: string): TextRule =>
  wrap(mobile, (rule) => firstOf(rule, differentFrom(current, 'common.error.mobileSame')));
