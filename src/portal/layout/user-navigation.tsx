import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LocalizedNavLink } from '../../i18n/localized-link.tsx';
import styles from './user-layout.module.css';
import { userPages } from './user-pages.ts';

interface UserNavigationProps {
  label: string;
  /** Only main accounts manage sub-accounts. */
  showSubAccounts: boolean;
  className?: string;
  onNavigate?: () => void;
}

export function UserNavigation({ label, showSubAccounts, className, onNavigate }: UserNavigationProps) {
  const { t } = useTranslation(['user']);
  const isLeaving = useNavigation().location !== undefined;
  return (
    <nav className={className} aria-label={label}>
      {userPages(showSubAccounts).map(({ to, label: key, Icon }) => (
        <LocalizedNavLink
          key={to}
          to={to}
          end={to === paths.user()}
          // Preloads the code of all pages, for navigation while offline.
          prefetch="render"
          // The target of a navigation is lit before it has loaded.
          className={({ isActive, isPending }) =>
            isPending || (isActive && !isLeaving) ? `${styles.entry} ${styles.lit}` : (styles.entry ?? '')
          }
          onClick={onNavigate}
        >
          <Icon aria-hidden />
          {t(key)}
        </LocalizedNavLink>
      ))}
    </nav>
  );
}
