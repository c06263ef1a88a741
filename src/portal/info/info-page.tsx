import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { data } from '../../api/data.ts';
import { lookup } from '../../i18n/translate.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { LoadArgs } from '../../load-args.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { maskMobile } from '../../session/mask.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { DetailList } from '../detail-list.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { PageTitle } from '../page-title.tsx';
import styles from './info-page.module.css';

export const clientLoader = ({ context }: LoadArgs) => data(context.get(apiContext).GET('/v1/users/detail'));

export function HydrateFallback() {
  return <PageSkeleton />;
}

export default function InfoPage() {
  const t = useText('user');
  const language = useLanguage();
  const user = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const notice = lookup(language, `common.apiMsg.${search.get('notice') ?? ''}`);

  const rows: [string, ReactNode][] = [
    [t('user.info.name'), user.name],
    [t('user.info.email'), user.email],
    [t('user.info.mobile'), maskMobile(user.mobile)],
    [t('user.info.lastLogin'), formatDateTime(user.lastLoginTime)],
    [t('user.info.role'), t(isMainAccount(user) ? 'user.role.main' : 'user.role.sub')],
  ];
  return (
    <>
      <PageTitle title={t('user.info.title')} intro={t('user.info.readOnly')} />
      {notice && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice}>
          <MessageBarBody>{notice}</MessageBarBody>
        </MessageBar>
      )}
      <DetailList rows={rows} />
    </>
  );
}
