import type { Language } from '../i18n/languages.ts';
import { lookup } from '../i18n/lookup.ts';
import type { ApiError } from './api-error.ts';

/** What a user reads about a failed call: our own text for its code, else the server's words, else "Error". */
export function errorMessage({ code, msg }: ApiError, language: Language): string {
  return (code && lookup(language, `common.apiMsg.${code}`)) || msg || 'Error';
}
