import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { Language } from '../i18n/languages.ts';
import { lookup } from '../i18n/lookup.ts';
import type { ApiError } from './api-error.ts';

const forbidden: ErrorCode = 'A0403';

/**
 * The user-visible message of a failed call: the translation of its code, else the server's message, else "Error". A timeout and a
 * call without a connection have neither code nor message, and say what to do.
 *
 * @param isSubAccount whether a sub-account reads it, which asks its main account for permissions
 */
export function errorMessage(
  { code, msg, isTimeout, isOffline }: ApiError,
  language: Language,
  isSubAccount = false,
): string {
  if (isTimeout) return lookup(language, 'error.timeout') ?? 'Error';
  if (isOffline) return lookup(language, 'error.offline') ?? 'Error';
  if (code === forbidden && isSubAccount) {
    const text = lookup(language, 'user.forbidden.askMainAccount');
    if (text) return text;
  }
  return (code && lookup(language, `common.apiMsg.${code}`)) || msg || 'Error';
}
