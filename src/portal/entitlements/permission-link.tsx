import { useTranslation } from '../../i18n/use-translation.ts';
import { ApplyLink } from './apply-link.tsx';
import type { MainAccount } from './load-main-account.ts';

interface PermissionLinkProps {
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  className?: string;
}

/** The link to get a permission: an application, or an e-mail to the main account. */
export function PermissionLink({ mainAccount, className }: PermissionLinkProps) {
  const { t } = useTranslation(['user']);
  if (mainAccount === null) return <ApplyLink className={className} />;
  if (mainAccount === undefined) return null;
  return (
    <a href={`mailto:${mainAccount.email}`} className={className}>
      {t('user.askMainAccount.write', { name: mainAccount.name })}
    </a>
  );
}
