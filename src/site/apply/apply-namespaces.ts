import { formNamespaces } from '../../forms/form-namespaces.ts';

/** The texts of the application form and of the register card; a page that shows either names them in its handle. */
export const applyNamespaces = ['apply', 'captcha', ...formNamespaces] as const;
