import type { Environment } from './read-config.ts';
import type { variables } from './variables.ts';

/** What the footer shows of the configuration. */
const footerItems = [
  'EXTERNAL_LINKS',
  'WECHAT_QR_URL',
  'SALES_EMAIL',
  'SALES_PHONE',
  'SERVICE_PHONE',
  'COPYRIGHT_NOTICE',
  'ICP_NOTICE',
  'PUBLIC_SECURITY_NOTICE',
] as const satisfies (keyof typeof variables)[];

/** The names of the variables that are not set, so that the footer lacks what they would show. */
export const unsetFooterItems = (environment: Environment): string[] =>
  footerItems.filter((name) => !environment[name]?.trim());
