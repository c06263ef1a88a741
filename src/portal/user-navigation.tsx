import { AppsListRegular, PeopleTeamRegular, PersonRegular } from '@fluentui/react-icons';
import { LocalNavLink } from '../i18n/local-link.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import styles from './user-layout.module.css';

interface UserNavigationProps {
  label: string;
  /** Main accounts alone manage sub-accounts. */
  showSubAccounts: boolean;
}

export function UserNavigation({ label, showSubAccounts }: UserNavigationProps) {
  const t = useText('user');
  return (
    <nav className={styles.navigation} aria-label={label}>
      <LocalNavLink to={paths.user()} end>
        <AppsListRegular aria-hidden />
        {t('user.nav.dashboard')}
      </LocalNavLink>
      <LocalNavLink to={paths.userInfo()}>
        <PersonRegular aria-hidden />
        {t('user.nav.info')}
      </LocalNavLink>
      {showSubAccounts && (
        <LocalNavLink to={paths.subAccounts()}>
          <PeopleTeamRegular aria-hidden />
          {t('user.nav.subAccounts')}
        </LocalNavLink>
      )}
    </nav>
  );
}
