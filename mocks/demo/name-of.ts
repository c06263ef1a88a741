import type { SeededAccount } from '../db/accounts.ts';

/** The name of a seeded account in a language. */
export const nameOf = ({ name, englishName }: SeededAccount, language: 'zh' | 'en'): string =>
  language === 'zh' ? name : englishName;
