import { Badge } from '@fluentui/react-components';
import type { ApplyTopic } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../ui/format/date.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
import { endsSoon, hasEnded } from '../entitlements/ends-soon.ts';
import styles from './dashboard-page.module.css';

/** What a product is for. The catalogue belongs to the backend, so others have no sentence. */
const purposes: Partial<Record<ApplyTopic, TextKey<'user'>>> = {
  brand: 'user.purpose.brand',
  product: 'user.purpose.product',
  service: 'user.purpose.service',
  employee: 'user.purpose.employee',
  survey: 'user.purpose.survey',
  community: 'user.purpose.community',
};

/** A product or service of the user. */
export interface Entitlement {
  id: string;
  name: string;
  /** The path that opens it; services have none. */
  to?: string;
  /** The topic of an application for it. */
  topic: ApplyTopic | undefined;
  opened: 0 | 1;
  /** Epoch milliseconds; unlimited by default. */
  expireTime?: number;
}

interface EntitlementCardProps {
  entitlement: Entitlement;
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
  now: number;
}

/** A product or service with its status. */
export function EntitlementCard({ entitlement, mayApply, now }: EntitlementCardProps) {
  const { t } = useTranslation(['user']);
  const { name, to, topic, expireTime } = entitlement;
  const isOpen = entitlement.opened === 1;
  const isEnding = endsSoon(entitlement, now);
  const purpose = topic && purposes[topic];
  const isEnded = hasEnded(entitlement);
  const state = isEnded ? 'user.dashboard.ended' : 'user.dashboard.notOpened';
  return (
    <li className={styles.card}>
      <div className={styles.name}>
        <h3>{name}</h3>
        <Badge appearance="tint" color={isOpen ? 'brand' : 'informative'}>
          {t(isOpen ? 'user.dashboard.opened' : state)}
        </Badge>
      </div>
      {purpose && <p>{t(purpose)}</p>}
      {isEnded && (
        <p>
          {t(mayApply ? 'user.dashboard.endedText' : 'user.askMainAccount.ended', {
            date: formatDate(entitlement.expireTime),
          })}
        </p>
      )}
      {mayApply && !isOpen && !isEnded && <p>{t('user.dashboard.notOpenedText')}</p>}
      {isOpen && expireTime !== undefined && (
        <p className={isEnding ? styles.soon : undefined}>
          {t(isEnding ? 'user.dashboard.expiresSoon' : 'user.dashboard.expires', {
            date: formatDate(expireTime),
          })}
        </p>
      )}
      {mayApply && (!isOpen || isEnding) && (
        <ApplyLink topic={topic} isRenewal={expireTime !== undefined} name={name} className={styles.apply} />
      )}
      {isOpen && to && (
        <LocalizedLink
          to={to}
          className={styles.enter}
          aria-label={t('user.dashboard.enterProduct', { name })}
        >
          {t('user.dashboard.enter')}
        </LocalizedLink>
      )}
    </li>
  );
}
