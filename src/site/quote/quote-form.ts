import type { components } from '../../../openapi/generated/schema.d.ts';
import { type ContactValues, contactFields } from '../../forms/contact.ts';
import { defineForm } from '../../forms/field-errors.ts';
import { anyText } from '../../forms/validators/rule.ts';
import { coverage, sampleDescription, sampleQuantity } from '../../forms/validators/sample.ts';
import type { Attribute } from './population.ts';

export type Tag = components['schemas']['MatchTag'];
type Request = components['schemas']['SamplePriceRequest'];

/** The request for a price of samples. */
export const quoteForm = defineForm({
  operations: ['askSamplePrices'],
  fields: {
    quantity: {
      label: 'quote.demand.quantity',
      hint: 'quote.demand.quantityHint',
      rule: sampleQuantity,
      inputMode: 'numeric',
    },
    coverage: {
      label: 'quote.demand.coverage',
      hint: 'quote.demand.coverageHint',
      rule: coverage,
      inputMode: 'numeric',
    },
    tagId: { label: 'quote.tag.label', hint: 'quote.tag.hint', rule: anyText },
    description: {
      label: 'quote.description.label',
      hint: 'quote.description.hint',
      rule: sampleDescription,
    },
    ...contactFields,
  },
  fieldErrors: { A5023: 'email' },
});

/** The form values. Numbers are strings, so that invalid input is preserved. */
export interface QuoteValues extends ContactValues {
  quantity: string;
  coverage: string;
  /** The ids of the selected options. */
  options: string[];
  /** The codes of the selected cities. */
  cities: string[];
  tagId: string;
  description: string;
  /** Undefined for an authenticated user. */
  consent?: boolean;
}

/** The body of the request. */
export function toRequest(
  { quantity, coverage, options, cities, tagId, description, consent, ...contact }: QuoteValues,
  attributes: readonly Attribute[],
): Request {
  const chosen = attributes
    .map(({ type, options: all }) => ({
      type,
      optionIds: all.map(({ id }) => id).filter((id) => options.includes(id)),
    }))
    .filter(({ optionIds }) => optionIds.length > 0);
  return {
    quantity: Number(quantity),
    coverage: Number(coverage),
    attributes: chosen,
    regions: cities.map((cityCode) => ({ provinceCode: cityCode.slice(0, 2), cityCode })),
    ...(tagId && { tagId }),
    description,
    contact,
    ...(consent && { consent }),
  };
}

/** The name of a tag at any depth of the tree. */
export function tagName(tags: readonly Tag[], id: string): string | undefined {
  for (const tag of tags) {
    const name = tag.id === id ? tag.name : tagName(tag.children ?? [], id);
    if (name) return name;
  }
  return undefined;
}
