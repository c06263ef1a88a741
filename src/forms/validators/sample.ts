import { COVERAGE_MAX, DESCRIPTION_MAX, SAMPLE_QUANTITY_MAX } from './limits.ts';
import { firstOf, lengthBetween, type MessageKey, matches, type Rule, required } from './rule.ts';

const POSITIVE_INTEGER = /^[1-9]\d*$/;

function atMost(max: number, key: MessageKey): Rule {
  return (value) => (Number(value) > max ? key : undefined);
}

/** The number of samples: a positive integer of at most a million (R5.25). */
export const sampleQuantity: Rule = firstOf(
  required('common.error.positiveInteger'),
  matches(POSITIVE_INTEGER, 'common.error.sampleQuantity'),
  atMost(SAMPLE_QUANTITY_MAX, 'common.error.sampleQuantityMax'),
);

/** The expected coverage: a positive integer of at most the reach of the super panel (R5.26). */
export const coverage: Rule = firstOf(
  matches(POSITIVE_INTEGER, 'common.error.positiveInteger'),
  atMost(COVERAGE_MAX, 'common.error.coverageMax'),
);

/** Validates the number of selected demographic options and regions: at least one (R5.27). */
export const attributesChosen: Rule<number> = (count) =>
  count < 1 ? 'common.error.attributesRequired' : undefined;

/** The description: required, at most 1000 characters (R5.28). */
export const sampleDescription: Rule = firstOf(
  required('common.error.descriptionRequired'),
  lengthBetween(1, DESCRIPTION_MAX, 'common.error.descriptionLength'),
);
