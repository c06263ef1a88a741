import { Badge } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { endsSoon } from '../entitlements/ends-soon.ts';
import type { Entitlement } from './entitlement.ts';

const states = {
  ending: { color: 'warning', text: 'user.dashboard.endingSoon' },
  opened: { color: 'brand', text: 'user.dashboard.opened' },
  ended: { color: 'informative', text: 'user.dashboard.ended' },
} as const;

function stateOf(entitlement: Entitlement, now: number): keyof typeof states {
  if (endsSoon(entitlement, now)) return 'ending';
  return entitlement.opened === 1 ? 'opened' : 'ended';
}

/** Whether a product or service that the user has or had is available, and whether that ends. */
export function StatusBadge({ entitlement, now }: { entitlement: Entitlement; now: number }) {
  const { t } = useTranslation(['user']);
  const { color, text } = states[stateOf(entitlement, now)];
  return (
    <Badge appearance="tint" color={color}>
      {t(text)}
    </Badge>
  );
}
