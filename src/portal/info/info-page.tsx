import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { MainAccountValue } from '../entitlements/main-account-value.tsx';
import { DetailList } from '../layout/detail-list.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { infoData } from './info-data.ts';
import styles from './info-page.module.css';
import { MobileValue } from './mobile-value.tsx';

export const handle: PageHandle = { namespaces: ['common'] };

export const clientLoader = infoData.load;

export function HydrateFallback() {
  return <PageSkeleton title={<InfoTitle />} />;
}

function InfoTitle() {
  const { t } = useTranslation(['user']);
  return <PageTitle title={t('user.info.title')} intro={t('user.info.readOnly')} />;
}

export default function InfoPage() {
  const { t } = useTranslation(['user', 'common']);
  const { user, company, mainAccount } = useLoaderData<typeof clientLoader>();
  const [search, setSearch] = useSearchParams();
  // Set by the guard of the sub-account pages. Other values are ignored.
  const isSentHere = search.get('notice') === 'A0403';

  const rows: [string, ReactNode][] = [
    [t('user.info.name'), user.name],
    [t('user.info.email'), <EmailText key="email" email={user.email} />],
    [t('user.info.mobile'), <MobileValue key="mobile" mobile={user.mobile} />],
    [t('user.info.lastLogin'), t('user.info.beijingTime', { time: formatDateTime(user.lastLoginTime) })],
    [t('user.info.company'), company?.name ?? t('user.info.noCompany')],
    [t('user.info.role'), t(isMainAccount(user) ? 'user.role.main' : 'user.role.sub')],
  ];
  if (mainAccount) {
    const value = <MainAccountValue key="main" mainAccount={mainAccount} />;
    rows.push([t('user.info.mainAccount'), value]);
  }
  return (
    <>
      <InfoTitle />
      {isSentHere && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice}>
          <MessageBarBody>
            <MessageBarTitle>{t('user.forbidden.subAccounts')}</MessageBarTitle>
            <p>{t('common.apiMsg.A0403')}</p>
          </MessageBarBody>
          <MessageBarActions>
            <Button
              onClick={() => {
                setSearch({}, { replace: true, preventScrollReset: true });
                focusHeading();
              }}
            >
              {t('user.forbidden.dismiss')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <DetailList rows={rows} />
      <div className={styles.contact}>
        <ContactLinks />
      </div>
    </>
  );
}
