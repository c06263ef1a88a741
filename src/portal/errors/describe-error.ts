import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { useOnline } from '../../ui/network/use-online.ts';
import { CloudErrorIcon, LockIcon, UnplugIcon, WarningIcon } from '../../ui/portal-icons.tsx';

interface ErrorDescription {
  Icon: ComponentType<IconProps>;
  title: TextKey<'user' | 'error'>;
  text: string;
  /** Whether a retry can succeed. */
  mayPass?: boolean;
  /** Whether a sub-account asks its main account about it. */
  isForMainAccount?: boolean;
}

/** Codes for forbidden and missing resources, and for a closed account. */
const forbidden: ErrorCode = 'A0403';
const missing = new Set<string | undefined>(['A0404', 'B004', 'A2002', 'A4002'] satisfies ErrorCode[]);
const closed: ErrorCode = 'A3001';

/** Describes how the user area shows that content failed to load. A sub-account learns what its main account can do about it. */
export function useErrorDescription(error: ApiError): ErrorDescription {
  const { t } = useTranslation(['user', 'error']);
  const language = useLanguage();
  const isOnline = useOnline();
  const user = useAtomValue(userAtom);
  const isSub = user !== null && !isMainAccount(user);
  const { code, status } = error;
  const text = errorMessage(error, language, true);

  if (status === 0 && !isOnline)
    return { Icon: UnplugIcon, title: 'user.offline.title', text: t('user.offline.text'), mayPass: true };
  const unreachable = t('user.unreachable.text');
  if (status === 0)
    return { Icon: CloudErrorIcon, title: 'user.unreachable.title', text: unreachable, mayPass: true };
  if (code === forbidden || status === 403)
    return {
      Icon: LockIcon,
      title: 'user.forbidden.title',
      text: isSub && code === forbidden ? t('user.forbidden.askMainAccount') : text,
      isForMainAccount: isSub,
    };
  if (code === closed)
    return {
      Icon: LockIcon,
      title: 'user.closed.title',
      text: isSub ? t('user.closed.askMainAccount') : text,
      isForMainAccount: isSub,
    };
  if (missing.has(code) || status === 404) return { Icon: SearchIcon, title: 'user.missing.title', text };
  return { Icon: WarningIcon, title: 'error.server.title', text, mayPass: true };
}
