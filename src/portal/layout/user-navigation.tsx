import { useNavigation } from 'react-router';
import { LocalizedNavLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import styles from './user-layout.module.css';
import { type UserPage, userPages } from './user-pages.ts';

interface UserNavigationProps {
  label: string;
  /** Only main accounts manage sub-accounts. */
  showSubAccounts: boolean;
  className?: string;
  onNavigate?: () => void;
}

export function UserNavigation({ label, showSubAccounts, className, onNavigate }: UserNavigationProps) {
  return (
    <nav className={className} aria-label={label}>
      {userPages(showSubAccounts).map((page) => (
        <NavigationEntry key={page.to} {...page} onNavigate={onNavigate} />
      ))}
    </nav>
  );
}

interface NavigationEntryProps extends UserPage {
  onNavigate: (() => void) | undefined;
}

function NavigationEntry({ to, label, Icon, onNavigate }: NavigationEntryProps) {
  const { t } = useTranslation(['user']);
  const isLeaving = useNavigation().location !== undefined;
  return (
    <LocalizedNavLink
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
      <Icon />
      {t(label)}
    </LocalizedNavLink>
  );
}
