import type { PublicConfig } from './read-config.ts';

/** The names of what is not set in a part of the content. */
const unsetOf = (part: string, values: Record<string, unknown>) =>
  Object.entries(values).flatMap(([name, value]) => (value === null ? [`${part}.${name}`] : []));

/** What the content lacks, with a sentence for the log. */
export const unsetItems = (config: PublicConfig): { unset: string[]; sentence: string }[] =>
  [
    { unset: footerItems(config), sentence: 'the footer leaves out what is not configured' },
    { unset: legalItems(config), sentence: 'the privacy notice says that these are not stated' },
  ]
    .filter(({ unset }) => unset.length > 0)
    .map(({ unset, sentence }) => ({ unset, sentence: `${sentence}: ${unset.join(', ')}` }));

/** The items of the footer that the content does not have. */
const footerItems = ({ contact, externalLinks, notices }: PublicConfig): string[] => {
  const { chatUrl, salesEmail, salesPhone, servicePhone } = contact;
  return [
    ...(externalLinks.length > 0 ? [] : ['externalLinks']),
    ...unsetOf('contact', { chatUrl, salesEmail, salesPhone, servicePhone }),
    ...unsetOf('notices', notices),
  ];
};

/** The facts of the privacy notice that the content does not have; none when another notice replaces it. */
const legalItems = ({ legal }: PublicConfig): string[] => {
  const { entity, address, dataLocation, retention, processors } = legal;
  return legal.privacyUrl ? [] : unsetOf('legal', { entity, address, dataLocation, retention, processors });
};
