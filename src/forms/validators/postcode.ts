import { CompanyInfo } from '../../../openapi/generated/constraints.ts';
import { compact } from './normalize.ts';
import { entered, firstOf, matches, normalized, type TextRule } from './rule.ts';

const normalize = (typed: string): string => compact(typed).replaceAll('-', '');

/** A postal code of exactly 6 digits (R5.6). */
export const postcode: TextRule = normalized(
  normalize,
  firstOf(entered('common.error.info11'), matches(CompanyInfo.postcode.pattern, 'common.error.info11')),
);
