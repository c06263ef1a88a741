import { Button, Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ChevronDownRegular, PersonCircleRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { Outlet, useHref, useLinkClickHandler } from 'react-router';
import type { PageHandle } from '../boot.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { localize } from '../i18n/localized-path.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { isMainAccount } from '../session/cookies.ts';
import { guard } from '../session/guards.ts';
import { userAtom } from '../session/session-atoms.ts';
import { FluentRoot } from '../ui/fluent/fluent-root.tsx';
import styles from './user-layout.module.css';
import { UserNavigation } from './user-navigation.tsx';

export const handle: PageHandle = { namespaces: ['user'] };
export const middleware = [guard('logged-in')];
export const clientMiddleware = [guard('logged-in')];

/** Header and side navigation around every page of the user area. */
export default function UserLayout() {
  const t = useText('user');
  const language = useLanguage();
  const user = useAtomValue(userAtom);
  const userName = user?.name ?? t('user.layout.centre');

  return (
    <FluentRoot className={styles.frame}>
      <header className={styles.header}>
        <LocalLink to={paths.home()}>{t('user.layout.home')}</LocalLink>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              icon={<PersonCircleRegular />}
              aria-label={`${userName} ${t('user.layout.menu')}`}
            >
              <span className={styles.userName}>{userName}</span>
              <ChevronDownRegular />
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuLink to={localize(paths.user(), language)}>{t('user.layout.centre')}</MenuLink>
              <MenuLink to={localize(paths.transfer('logout'), language)}>{t('user.layout.logout')}</MenuLink>
            </MenuList>
          </MenuPopover>
        </Menu>
      </header>
      <UserNavigation
        label={t('user.layout.navigation')}
        showSubAccounts={user !== null && isMainAccount(user)}
      />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
    </FluentRoot>
  );
}

/** A link inside Fluent's menu that the router follows. */
function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <MenuItemLink href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </MenuItemLink>
  );
}
