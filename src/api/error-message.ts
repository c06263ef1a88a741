import type { Language } from '../i18n/languages.ts';
import { lookup } from '../i18n/lookup.ts';
import type { ApiError } from './api-error.ts';

/**
 * The user-visible message of a failed call: the translation of its code, else the server's message, else "Error". A call without a
 * response has neither code nor message, and says what to do.
 *
 * @param isRead whether the call reads: the text of B002 says that data could not be saved
 */
export function errorMessage(error: ApiError, language: Language, isRead = false): string {
  const { code, msg, status, isTimeout, isOffline } = error;
  if (isRead && code === 'B002') return lookup(language, 'error.notLoaded') ?? 'Error';
  if (isTimeout) return lookup(language, 'error.timeout') ?? 'Error';
  if (isOffline) return lookup(language, 'error.offline') ?? 'Error';
  if (status === 0) return lookup(language, 'error.network') ?? 'Error';
  return (code && lookup(language, `common.apiMsg.${code}`)) || msg || 'Error';
}
