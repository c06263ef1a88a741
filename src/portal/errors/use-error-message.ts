import { useAtomValue } from 'jotai';
import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';

const forbidden: ErrorCode = 'A0403';

/** Returns the message of a failed call. A sub-account without a permission learns whom to ask for it. */
export function useErrorMessage(): (error: ApiError) => string {
  const { t } = useTranslation(['user']);
  const language = useLanguage();
  const user = useAtomValue(userAtom);
  const isSub = user !== null && !isMainAccount(user);
  return (error) =>
    isSub && error.code === forbidden ? t('user.forbidden.askMainAccount') : errorMessage(error, language);
}
