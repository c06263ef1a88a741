import type { Language } from '../i18n/languages.ts';
import { lookup } from '../i18n/lookup.ts';
import type { ApiError } from './api-error.ts';

/**
 * The user-visible message of a failed call: the translation of its code, else the server's message, else "Error". A timeout and a
 * call without a connection have neither code nor message, and say what to do.
 */
export function errorMessage({ code, msg, isTimeout, isOffline }: ApiError, language: Language): string {
  if (isTimeout) return lookup(language, 'error.timeout') ?? 'Error';
  if (isOffline) return lookup(language, 'error.offline') ?? 'Error';
  return (code && lookup(language, `common.apiMsg.${code}`)) || msg || 'Error';
}
