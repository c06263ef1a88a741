import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { guard } from '../../session/guards.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { useDismissMenus } from '../../ui/menus/use-dismiss-menus.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useCompanyName } from '../company/load-company.ts';
import { useLeftDraft } from '../drafts/left-drafts.ts';
import { usePromptOnUnload } from '../drafts/use-prompt-on-unload.ts';
import { useImportDraftKey, useImportFile } from '../sub-accounts/import-file.ts';
import { FluentArea } from './fluent-area.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PendingPage } from './pending-page.tsx';
import { useFocusAfterReload } from './use-focus-after-reload.ts';
import styles from './user-layout.module.css';
import { UserMenu } from './user-menu.tsx';
import { UserNavigation, usePreloadedPages } from './user-navigation.tsx';

export const handle: PageHandle = { namespaces: ['user', 'offline'] };
export const middleware = [guard('logged-in')];
export const clientMiddleware = [guard('logged-in')];

/** The layout of the user area: header and side navigation, which is a drawer on narrow screens. */
export default function UserLayout() {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  const brandName = useBrandName();
  const company = useCompanyName();
  const header = useRef<HTMLElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  useDismissMenus(header);
  useFocusAfterReload();
  useLeftDraft(useImportDraftKey());
  usePromptOnUnload(useImportFile().isUnkept);
  const showSubAccounts = user !== null && isMainAccount(user);
  usePreloadedPages(showSubAccounts);
  const navigation = { label: t('user.layout.navigation'), showSubAccounts };

  return (
    <div className={styles.frame}>
      <SkipLink>{t('user.layout.skip')}</SkipLink>
      <header ref={header} className={styles.header} data-portal="">
        <div className={styles.start}>
          <button
            type="button"
            className={styles.toggle}
            aria-label={t('user.layout.navigation')}
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
          >
            <MenuIcon />
          </button>
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it */}
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={t('user.layout.navigation')}
        // A click beside it.
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div className={styles.drawerHead}>
          <h2>{t('user.layout.centre')}</h2>
          <button
            type="button"
            className={styles.toggle}
            aria-label={t('user.layout.closeNavigation')}
            onClick={() => drawer.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <UserNavigation
          {...navigation}
          className={styles.drawerNavigation}
          onNavigate={() => drawer.current?.close()}
        />
        <LocalizedLink to={paths.home()} className={styles.drawerWebsite}>
          {t('user.layout.home')}
        </LocalizedLink>
      </dialog>
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineNotice />
        <FluentArea>
          <PendingPage>
            <Outlet />
          </PendingPage>
        </FluentArea>
      </main>
    </div>
  );
}
