import type { Rule } from './rule.ts';

/** Requires a ticked checkbox (R5.30). */
export const consent: Rule<unknown> = (value) =>
  value === true ? undefined : 'common.error.consentRequired';
