import type { Environment } from './variable.ts';
import { variables } from './variables.ts';

/** What the footer shows of the configuration. */
const footerItems = [
  variables.externalLinks,
  variables.chatQrCode,
  variables.salesEmail,
  variables.salesPhone,
  variables.servicePhone,
  variables.copyright,
  variables.icpFiling,
  variables.publicSecurityFiling,
];

/** The names of the variables that are not set, so that the footer lacks what they would show. */
export const unsetFooterItems = (environment: Environment): string[] =>
  footerItems.map(({ name }) => name).filter((name) => !environment[name]?.trim());
