import { type ComponentType, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { preloadRoute } from '../../app/preload-route.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { LocalizedNavLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { EmployeeIcon } from '../../ui/icons.tsx';
import { AppsIcon, BuildingIcon, PersonIcon, ShieldIcon } from '../../ui/portal-icons.tsx';
import styles from './user-layout.module.css';

interface UserPage {
  to: string;
  label: TextKey<'user'>;
  Icon: ComponentType<IconProps>;
  isMainOnly?: boolean;
}

const pages: readonly UserPage[] = [
  { to: paths.user(), label: 'user.nav.dashboard', Icon: AppsIcon },
  { to: paths.userInfo(), label: 'user.nav.info', Icon: PersonIcon },
  { to: paths.userCompany(), label: 'user.nav.company', Icon: BuildingIcon },
  { to: paths.userAccount(), label: 'user.nav.account', Icon: ShieldIcon },
  { to: paths.subAccounts(), label: 'user.nav.subAccounts', Icon: EmployeeIcon, isMainOnly: true },
];

const shownPages = (showSubAccounts: boolean) =>
  pages.filter(({ isMainOnly }) => showSubAccounts || !isMainOnly);

/** Preloads the pages for navigation while offline, one whenever the browser is idle. For one component of a page. */
export function usePreloadedPages(showSubAccounts: boolean): void {
  useEffect(() => {
    const left = shownPages(showSubAccounts);
    let cancel = () => {};
    const next = () => {
      const page = left.shift();
      if (!page) return;
      preloadRoute(page.to);
      cancel = whenIdle(next);
    };
    cancel = whenIdle(next);
    return () => cancel();
  }, [showSubAccounts]);
}

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
      {shownPages(showSubAccounts).map(({ to, label: name, Icon }) => (
        <LocalizedNavLink
          key={to}
          to={to}
          end={to === paths.user()}
          // The target of a navigation is lit before it has loaded.
          className={({ isActive, isPending }) =>
            isPending || (isActive && !isLeaving) ? `${styles.entry} ${styles.lit}` : (styles.entry ?? '')
          }
          onClick={onNavigate}
        >
          <Icon />
          {t(name)}
        </LocalizedNavLink>
      ))}
    </nav>
  );
}
