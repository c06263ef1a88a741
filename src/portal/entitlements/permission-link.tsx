import { useTranslation } from '../../i18n/use-translation.ts';
import type { ApplyTopic } from '../../paths/paths.ts';
import { ApplyLink } from './apply-link.tsx';
import type { MainAccount } from './load-main-account.ts';

interface PermissionLinkProps {
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  /** The topic that the application preselects. */
  topic?: ApplyTopic;
  /** Whether it renews what has ended. */
  isRenewal?: boolean;
  className?: string;
}

/** The link to get a permission: an application, or an e-mail to the main account. */
export function PermissionLink({ mainAccount, topic, isRenewal, className }: PermissionLinkProps) {
  const { t } = useTranslation(['user']);
  if (mainAccount === null) return <ApplyLink topic={topic} isRenewal={isRenewal} className={className} />;
  if (mainAccount === undefined) return null;
  return (
    <a href={`mailto:${mainAccount.email}`} className={className}>
      {t('user.askMainAccount.write', { name: mainAccount.name })}
    </a>
  );
}
