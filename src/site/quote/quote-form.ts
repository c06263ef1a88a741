import type { components } from '../../../openapi/generated/schema.d.ts';
import { type ContactValues, cleanContact } from '../../forms/contact-fields.tsx';
import type { Attribute } from './population.ts';

export type Tag = components['schemas']['MatchTag'];
type Request = components['schemas']['SamplePriceRequest'];

/** The form as it is filled in. Numbers are text until they are sent, so that what was typed can be shown again. */
export interface QuoteValues extends ContactValues {
  quantity: string;
  coverage: string;
  /** Ids of the attribute options chosen. */
  options: string[];
  /** Codes of the cities chosen. */
  cities: string[];
  tagId: string;
  description: string;
}

/** The request as it is sent. */
export function toRequest(
  { quantity, coverage, options, cities, tagId, description, ...contact }: QuoteValues,
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
    description: description.trim(),
    contact: cleanContact(contact),
  };
}

/** The name of a tag, wherever in the tree it stands. */
export function tagName(tags: readonly Tag[], id: string): string | undefined {
  for (const tag of tags) {
    const name = tag.id === id ? tag.name : tagName(tag.children ?? [], id);
    if (name) return name;
  }
  return undefined;
}
