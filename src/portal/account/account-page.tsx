import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { accountData } from './account-data.ts';
import styles from './account-page.module.css';
import { MobileChange } from './mobile-change.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecurityOverview } from './security-overview.tsx';

export const handle: PageHandle = { namespaces: ['account', 'captcha', ...formNamespaces] };

export const clientLoader = accountData.load;

export function HydrateFallback() {
  return <PageSkeleton title={<AccountTitle />} />;
}

function AccountTitle() {
  const { t } = useTranslation(['account']);
  return <PageTitle title={t('account.title')} intro={t('account.intro')} />;
}

/** The security settings. `?change=` opens the form of a setting. */
export default function AccountPage() {
  const { t } = useTranslation(['account']);
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useLoaderData<typeof clientLoader>();
  const change = useSearchParams()[0].get('change');
  const panel = useRef<HTMLElement>(null);
  const isPanel = change === 'password' || change === 'mobile';

  const shown = useRef(change);

  useEffect(() => {
    // The form may be below the viewport.
    if (isPanel) panel.current?.focus();
    // The focused element was removed.
    else if (shown.current !== change) focusHeading();
    shown.current = change;
  }, [isPanel, change]);

  const finish = () => navigate(localize(paths.userAccount(), language), { replace: true });
  const key = change === 'mobile' ? 'account.mobile.title' : 'account.password.title';
  return (
    <>
      <AccountTitle />
      <SecurityOverview user={user} />
      {isPanel && (
        <section ref={panel} tabIndex={-1} aria-labelledby="change" className={styles.panel}>
          <h2 id="change">{t(key)}</h2>
          {change === 'mobile' ? (
            <MobileChange user={user} onDone={finish} />
          ) : (
            <PasswordForm user={user} onDone={finish} />
          )}
        </section>
      )}
    </>
  );
}
