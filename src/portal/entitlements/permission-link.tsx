import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { MainAccount } from './load-main-account.ts';

interface PermissionLinkProps {
  /** Whom a sub-account asks; null for a main account, which applies. */
  mainAccount: MainAccount | null;
  /** What it is for, where several such links stand side by side. */
  name?: string;
  className?: string;
}

/** The link to what is not open: an application, or an e-mail to the main account. */
export function PermissionLink({ mainAccount, name, className }: PermissionLinkProps) {
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
      to={paths.apply()}
      className={className}
      aria-label={name && t('user.dashboard.applyFor', { name })}
    >
      {t('user.dashboard.apply')}
    </LocalizedLink>
  );
}
