import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ApplyTopic, paths } from '../../paths/paths.ts';

interface ApplyLinkProps {
  /** The topic that the application preselects. */
  topic?: ApplyTopic;
  /** Whether it renews what ends soon. */
  isRenewal?: boolean;
  /** The product or service, for the accessible label when there are several links. */
  name?: string;
  className?: string;
}

/** The link to an application. */
export function ApplyLink({ topic, isRenewal = false, name, className }: ApplyLinkProps) {
  const { t } = useTranslation(['user']);
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
