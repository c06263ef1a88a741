import type { Language } from '../i18n/languages.ts';
import { lookup } from '../i18n/lookup.ts';
import type { ApiError } from './api-error.ts';

/**
 * The user-visible message of a failed call: the translation of its code, else the server's message, else "Error". A call without a
 * response has neither code nor message, and says what to do.
 */
export function errorMessage(error: ApiError, language: Language): string {
  const { code, msg, status, isTimeout, isOffline } = error;
  if (isTimeout) return lookup(language, 'error.timeout') ?? 'Error';
  if (isOffline) return lookup(language, 'error.offline') ?? 'Error';
  if (status === 0) return lookup(language, 'error.network') ?? 'Error';
  return (code && lookup(language, `common.apiMsg.${code}`)) || msg || 'Error';
}
