import type { SeededAccount } from './accounts.ts';

/** The name of a seeded account in a language. */
export const nameOf = (
  { name, englishName }: Pick<SeededAccount, 'name' | 'englishName'>,
  language: 'zh' | 'en',
): string => (language === 'zh' ? name : englishName);
