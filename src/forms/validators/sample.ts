import { SamplePriceRequest } from '../../../openapi/generated/constraints.ts';
import { POSITIVE_INTEGER } from './count.ts';
import { compact } from './normalize.ts';
import {
  atMost,
  firstOf,
  lengthBetween,
  matches,
  normalized,
  type Rule,
  required,
  type TextRule,
} from './rule.ts';
import { paragraphs } from './text.ts';

/** The number of samples: a positive integer of at most a million (R5.25). */
export const sampleQuantity: TextRule = normalized(
  compact,
  firstOf(
    required('common.error.positiveInteger'),
    matches(POSITIVE_INTEGER, 'common.error.sampleQuantity'),
    atMost(SamplePriceRequest.quantity.maximum, 'common.error.sampleQuantityMax'),
  ),
);

/** The expected coverage: a positive integer of at most the reach of the super panel (R5.26). */
export const coverage: TextRule = normalized(
  compact,
  firstOf(
    matches(POSITIVE_INTEGER, 'common.error.positiveInteger'),
    atMost(SamplePriceRequest.coverage.maximum, 'common.error.coverageMax'),
  ),
);

/** Validates the number of selected demographic options and regions: at least one (R5.27). */
export const attributesChosen: Rule<number> = (count) =>
  count < 1 ? 'common.error.attributesRequired' : undefined;

/** The description: required, at most 1000 characters (R5.28). */
export const sampleDescription: TextRule = paragraphs(
  'common.error.descriptionRequired',
  lengthBetween(1, SamplePriceRequest.description.maxLength, 'common.error.descriptionLength'),
);
