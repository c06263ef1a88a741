import type { Environment } from './read-config.ts';
import type { variables } from './variables.ts';

/** The variables that the footer shows. */
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

/** The names of unset variables of the footer. */
export const unsetFooterItems = (environment: Environment): string[] =>
  footerItems.filter((name) => !environment[name]?.trim());
