import { Badge } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { endsSoon, hasEnded } from '../entitlements/ends-soon.ts';
import type { Entitlement } from './entitlement.ts';

/** Whether a product or service is available, and whether that ends. */
export function StatusBadge({ entitlement, now }: { entitlement: Entitlement; now: number }) {
  const { t } = useTranslation(['user']);
  if (endsSoon(entitlement, now))
    return (
      <Badge appearance="tint" color="warning">
        {t('user.dashboard.endingSoon')}
      </Badge>
    );
  if (entitlement.opened === 1)
    return (
      <Badge appearance="tint" color="brand">
        {t('user.dashboard.opened')}
      </Badge>
    );
  return (
    <Badge appearance="tint" color="informative">
      {t(hasEnded(entitlement) ? 'user.dashboard.ended' : 'user.dashboard.notOpened')}
    </Badge>
  );
}
