/** One chunk per language and namespace. The server has all texts at hand and never fetches one. */
export const textFiles = import.meta.glob<object>('../../locales/*/*.json', { import: 'default' });
