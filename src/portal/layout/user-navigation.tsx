import type { FluentIcon } from '@fluentui/react-icons';
import { AppsListRegular } from '@fluentui/react-icons/svg/apps-list';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { ShieldKeyholeRegular } from '@fluentui/react-icons/svg/shield-keyhole';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { LocalizedNavLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import styles from './user-layout.module.css';

interface Entry {
  to: string;
  label: TextKey<'user'>;
  Icon: FluentIcon;
  /** Whether only main accounts have the entry. */
  isMainOnly?: boolean;
}

const entries: readonly Entry[] = [
  { to: paths.user(), label: 'user.nav.dashboard', Icon: AppsListRegular },
  { to: paths.userInfo(), label: 'user.nav.info', Icon: PersonRegular },
  { to: paths.userCompany(), label: 'user.nav.company', Icon: BuildingRegular },
  { to: paths.userAccount(), label: 'user.nav.account', Icon: ShieldKeyholeRegular },
  { to: paths.subAccounts(), label: 'user.nav.subAccounts', Icon: PeopleTeamRegular, isMainOnly: true },
];

interface UserNavigationProps {
  label: string;
  /** Only main accounts manage sub-accounts. */
  showSubAccounts: boolean;
  className?: string;
  onNavigate?: () => void;
}

export function UserNavigation({ label, showSubAccounts, className, onNavigate }: UserNavigationProps) {
  const { t } = useTranslation(['user']);
  return (
    <nav className={className} aria-label={label}>
      {entries
        .filter(({ isMainOnly }) => showSubAccounts || !isMainOnly)
        .map(({ to, label: key, Icon }) => (
          <LocalizedNavLink
            key={to}
            to={to}
            end={to === paths.user()}
            // Preloads the code of all pages, for navigation while offline.
            prefetch="render"
            className={styles.entry}
            onClick={onNavigate}
          >
            <Icon aria-hidden />
            {t(key)}
          </LocalizedNavLink>
        ))}
    </nav>
  );
}
