import 'i18next';
import type { Namespaces } from './generated/namespaces.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    nsSeparator: '.';
    // The keys of the types are whole paths.
    keySeparator: false;
    resources: Namespaces;
  }
}
