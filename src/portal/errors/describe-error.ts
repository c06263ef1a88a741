import type { ComponentType } from 'react';
import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { CloudErrorIcon, LockIcon, UnplugIcon, WarningIcon } from '../../ui/portal-icons.tsx';

interface ErrorDescription {
  Icon: ComponentType<IconProps>;
  title: TextKey<'user' | 'error'>;
  /** Advice; by default the message of the code. */
  text?: TextKey<'user'>;
  /** Whether a retry can succeed. */
  mayPass: boolean;
}

/** Codes for forbidden and missing resources. */
const forbidden: ErrorCode = 'A0403';
const missing = new Set<string | undefined>(['A0404', 'B004', 'A2002', 'A4002'] satisfies ErrorCode[]);

/** How the user area shows that content failed to load. */
export function describeError({ code, status }: ApiError, isOnline: boolean): ErrorDescription {
  if (status === 0 && !isOnline)
    return {
      Icon: UnplugIcon,
      title: 'user.offline.title',
      text: 'user.offline.text',
      mayPass: true,
    };
  if (status === 0)
    return {
      Icon: CloudErrorIcon,
      title: 'user.unreachable.title',
      text: 'user.unreachable.text',
      mayPass: true,
    };
  if (code === forbidden || status === 403)
    return { Icon: LockIcon, title: 'user.forbidden.title', mayPass: false };
  if (missing.has(code) || status === 404)
    return { Icon: SearchIcon, title: 'user.missing.title', mayPass: false };
  return { Icon: WarningIcon, title: 'error.server.title', mayPass: true };
}
