import 'i18next';
import type { Namespaces } from './generated/namespaces.d.ts';
import type { TypedTexts } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    nsSeparator: '.';
    resources: { [N in keyof Namespaces]: TypedTexts<Namespaces[N], N> };
  }
}
