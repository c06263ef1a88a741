import type { PublicConfig } from './read-config.ts';

const unsetOf = (items: Record<string, unknown>) =>
  Object.entries(items).flatMap(([name, value]) => (value === null ? [name] : []));

/** The items of the footer that the content does not have. */
export const unsetFooterItems = ({ contact, externalLinks, notices }: PublicConfig): string[] =>
  unsetOf({
    externalLinks: externalLinks[0] ?? null,
    'contact.chatUrl': contact.chatUrl,
    'contact.salesEmail': contact.salesEmail,
    'contact.salesPhone': contact.salesPhone,
    'contact.servicePhone': contact.servicePhone,
    'notices.copyright': notices.copyright,
    'notices.icpFiling': notices.icpFiling,
    'notices.publicSecurityFiling': notices.publicSecurityFiling,
  });

/** The facts of the privacy notice that the content does not have; none when another notice replaces it. */
export const unsetLegalItems = ({ legal }: PublicConfig): string[] =>
  legal.privacyUrl
    ? []
    : unsetOf({
        'legal.entity': legal.entity,
        'legal.address': legal.address,
        'legal.dataLocation': legal.dataLocation,
        'legal.retention': legal.retention,
        'legal.processors': legal.processors,
      });
