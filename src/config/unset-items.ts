import type { PublicConfig } from './read-config.ts';

/** The names of what is not set in a part of the content. */
const unsetOf = (part: string, values: Record<string, unknown>) =>
  Object.entries(values).flatMap(([name, value]) => (value === null ? [`${part}.${name}`] : []));

/** The items of the footer that the content does not have. */
export const unsetFooterItems = ({ contact, externalLinks, notices }: PublicConfig): string[] => {
  const { chatUrl, salesEmail, salesPhone, servicePhone } = contact;
  return [
    ...(externalLinks.length > 0 ? [] : ['externalLinks']),
    ...unsetOf('contact', { chatUrl, salesEmail, salesPhone, servicePhone }),
    ...unsetOf('notices', notices),
  ];
};

/** The facts of the privacy notice that the content does not have; none when another notice replaces it. */
export const unsetLegalItems = ({ legal }: PublicConfig): string[] => {
  const { entity, address, dataLocation, retention, processors } = legal;
  return legal.privacyUrl ? [] : unsetOf('legal', { entity, address, dataLocation, retention, processors });
};
