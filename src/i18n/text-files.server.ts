/** All texts by the path of their file. In the dev server, scripts/dev-server/bundle-texts.ts reads them instead. */
export const files = import.meta.glob<object>('../../locales/*/*.json', { import: 'default', eager: true });
