/** One chunk per language and namespace. The server bundles all texts instead. */
export const textFiles = import.meta.glob<object>('../../locales/*/*.json', { import: 'default' });
