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

/** The variables that the privacy notice states. */
const legalItems = [
  'LEGAL_ENTITY',
  'LEGAL_ADDRESS',
  'DATA_LOCATION',
  'DATA_RETENTION',
  'DATA_PROCESSORS',
] as const satisfies (keyof typeof variables)[];

const unsetOf = (names: readonly string[], environment: Environment) =>
  names.filter((name) => !environment[name]?.trim());

/** The names of unset variables of the footer. */
export const unsetFooterItems = (environment: Environment): string[] => unsetOf(footerItems, environment);

/** The names of unset variables of the privacy notice; none when PRIVACY_URL replaces it. */
export const unsetLegalItems = (environment: Environment): string[] =>
  environment.PRIVACY_URL?.trim() ? [] : unsetOf(legalItems, environment);
