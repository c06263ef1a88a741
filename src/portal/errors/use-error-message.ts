import { useAtomValue } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { isSubAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';

/** Returns the message of a failed call for the account that is signed in. */
export function useErrorMessage(): (error: ApiError) => string {
  const language = useLanguage();
  const user = useAtomValue(userAtom);
  return (error) => errorMessage(error, language, isSubAccount(user));
}
