import { Button } from '@fluentui/react-button';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { Notice } from '../../ui/notice.tsx';
import { AskMainAccount, useMainAccountRow } from '../entitlements/main-account.tsx';
import { DetailList } from '../layout/detail-list.tsx';
import surface from '../layout/surface.module.css';
import styles from './info-page.module.css';
import type { clientLoader } from './info-page.tsx';

export function Info() {
  const { t } = useTranslation(['user']);
  const { user, company, mainAccount } = useLoaderData<typeof clientLoader>();
  const [search, setSearch] = useSearchParams();
  // Set by the guard of the sub-account pages. Other values are ignored.
  const isSentHere = search.get('notice') === 'A0403';

  const rows: [string, ReactNode][] = [
    [t('user.info.name'), user.name],
    [t('user.info.email'), <EmailText key="email" email={user.email} />],
    [
      t('user.info.mobile'),
      <div key="mobile" className={styles.value}>
        {user.mobile}
        <LocalizedLink to={paths.userAccount('mobile')}>{t('user.info.changeMobile')}</LocalizedLink>
      </div>,
    ],
    [
      t('user.info.lastLogin'),
      user.lastLoginTime > 0
        ? t('user.info.beijingTime', { time: formatDateTime(user.lastLoginTime) })
        : t('user.info.firstLogin'),
    ],
    [t('user.info.company'), company?.name ?? t('user.info.noCompany')],
    [t('user.info.role'), t(isMainAccount(user) ? 'user.role.main' : 'user.role.sub')],
    ...useMainAccountRow(mainAccount),
  ];
  return (
    <>
      {isSentHere && (
        <div className={surface.notice}>
          <Notice kind="warning" text={t('user.forbidden.subAccounts')}>
            <p>{t('user.forbidden.askMainAccount')}</p>
            <AskMainAccount mainAccount={mainAccount} wish="access" />
            <Button
              onClick={() => {
                setSearch({}, { replace: true, preventScrollReset: true });
                focusHeading();
              }}
            >
              {t('user.forbidden.dismiss')}
            </Button>
          </Notice>
        </div>
      )}
      <DetailList rows={rows} />
    </>
  );
}
