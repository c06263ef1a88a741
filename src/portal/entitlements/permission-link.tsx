import { useTranslation } from 'react-i18next';
import { type ApplyTopic, paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { MainAccount } from './load-main-account.ts';

interface PermissionLinkProps {
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  /** The topic that the application preselects. */
  topic?: ApplyTopic;
  /** Whether it renews what ends soon. */
  isRenewal?: boolean;
  /** The accessible label, when there are several links. */
  name?: string;
  className?: string;
}

/** The link to get a permission: an application, or an e-mail to the main account. */
export function PermissionLink({
  mainAccount,
  topic,
  isRenewal = false,
  name,
  className,
}: PermissionLinkProps) {
  const { t } = useTranslation(['user']);
  if (mainAccount) {
    return (
      <a href={`mailto:${mainAccount.email}`} className={className}>
        {t('user.askMainAccount.write', { name: mainAccount.name })}
      </a>
    );
  }
  if (mainAccount === undefined) return null;
  return (
    <LocalizedLink
      to={paths.apply(topic)}
      className={className}
      aria-label={name && t(isRenewal ? 'user.dashboard.renewProduct' : 'user.dashboard.applyFor', { name })}
    >
      {t(isRenewal ? 'user.dashboard.renew' : 'user.dashboard.apply')}
    </LocalizedLink>
  );
}
