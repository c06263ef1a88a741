import { Button } from '@fluentui/react-button';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-drawer';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { guard } from '../../session/guards.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { FluentRoot } from '../../ui/fluent/fluent-root.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { usePromptOnUnload } from '../drafts/use-prompt-on-unload.ts';
import { useImportFile } from '../sub-accounts/import-file.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PendingPage } from './pending-page.tsx';
import { useCompanyName } from './use-company-name.ts';
import { useFocusAfterReload } from './use-focus-after-reload.ts';
import styles from './user-layout.module.css';
import { UserMenu } from './user-menu.tsx';
import { UserNavigation } from './user-navigation.tsx';

export const handle: PageHandle = { namespaces: ['user', 'offline'] };
export const middleware = [guard('logged-in')];
export const clientMiddleware = [guard('logged-in')];

/** The layout of the user area: header and side navigation, which is a drawer on narrow screens. */
export default function UserLayout() {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  const brandName = useBrandName();
  const company = useCompanyName();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Mounted with the first opening: the closed drawer adds focusable elements to the page that are hidden from assistive technology.
  const [hasDrawer, setHasDrawer] = useState(false);
  useFocusReturn(isDrawerOpen);
  useFocusAfterReload();
  const { pathname } = useLocation();
  const [importFile] = useImportFile();
  // The list asks by itself: it knows whether the import is open and done.
  usePromptOnUnload(importFile !== undefined && !pathname.endsWith(paths.subAccounts()));
  const navigation = {
    label: t('user.layout.navigation'),
    showSubAccounts: user !== null && isMainAccount(user),
  };

  return (
    <FluentRoot className={styles.frame}>
      <SkipLink>{t('user.layout.skip')}</SkipLink>
      <header className={styles.header} data-portal="">
        <div className={styles.start}>
          <Button
            appearance="subtle"
            icon={<MenuIcon />}
            className={styles.toggle}
            aria-label={t('user.layout.navigation')}
            aria-expanded={isDrawerOpen}
            onClick={() => {
              setHasDrawer(true);
              setDrawerOpen(true);
            }}
          />
          <LocalizedLink
            to={paths.user()}
            className={company ? `${styles.centre} ${styles.beside}` : styles.centre}
          >
            <LogoMark />
            {brandName && <span>{brandName}</span>}
            <span>{t('user.layout.centre')}</span>
          </LocalizedLink>
          {company && (
            <bdi className={styles.company} title={company}>
              {company}
            </bdi>
          )}
        </div>
        <div className={styles.end}>
          <LocalizedLink to={paths.home()} className={styles.website}>
            {t('user.layout.home')}
          </LocalizedLink>
          <UserMenu />
        </div>
      </header>
      <UserNavigation {...navigation} className={styles.navigation} />
      {hasDrawer && (
        <OverlayDrawer
          open={isDrawerOpen}
          onOpenChange={(_, { open }) => setDrawerOpen(open)}
          aria-label={t('user.layout.navigation')}
        >
          <DrawerHeader>
            <DrawerHeaderTitle
              action={
                <Button
                  appearance="subtle"
                  icon={<CloseIcon />}
                  className={styles.close}
                  aria-label={t('user.layout.closeNavigation')}
                  onClick={() => setDrawerOpen(false)}
                />
              }
            >
              {t('user.layout.centre')}
            </DrawerHeaderTitle>
          </DrawerHeader>
          <DrawerBody>
            <UserNavigation
              {...navigation}
              className={styles.drawerNavigation}
              onNavigate={() => setDrawerOpen(false)}
            />
            <LocalizedLink to={paths.home()} className={styles.drawerWebsite}>
              {t('user.layout.home')}
            </LocalizedLink>
          </DrawerBody>
        </OverlayDrawer>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineNotice />
        <PendingPage>
          <Outlet />
        </PendingPage>
      </main>
    </FluentRoot>
  );
}
