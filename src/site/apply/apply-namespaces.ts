import { formNamespaces } from '../../forms/form-namespaces.ts';

/** The namespaces of the application form and of the register card, for the handles of their pages. */
export const applyNamespaces = ['apply', 'captcha', ...formNamespaces] as const;
