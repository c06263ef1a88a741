import type { FluentIcon } from '@fluentui/react-icons';
import { CloudErrorRegular } from '@fluentui/react-icons/svg/cloud-error';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { TextKey } from '../../i18n/namespaces.ts';

interface ErrorDescription {
  Icon: FluentIcon;
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
      Icon: PlugDisconnectedRegular,
      title: 'user.offline.title',
      text: 'user.offline.text',
      mayPass: true,
    };
  if (status === 0)
    return {
      Icon: CloudErrorRegular,
      title: 'user.unreachable.title',
      text: 'user.unreachable.text',
      mayPass: true,
    };
  if (code === forbidden || status === 403)
    return { Icon: LockClosedRegular, title: 'user.forbidden.title', mayPass: false };
  if (missing.has(code) || status === 404)
    return { Icon: SearchRegular, title: 'user.missing.title', mayPass: false };
  return { Icon: WarningRegular, title: 'error.server.title', mayPass: true };
}
