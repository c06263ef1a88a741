import type { Language } from '../i18n/languages.ts';
import { lookup } from '../i18n/lookup.ts';
import type { ApiError } from './api-error.ts';

/** The user-visible message of a failed call: the translation of its code, else the server's message, else "Error". */
export function errorMessage({ code, msg }: ApiError, language: Language): string {
  return (code && lookup(language, `common.apiMsg.${code}`)) || msg || 'Error';
}
