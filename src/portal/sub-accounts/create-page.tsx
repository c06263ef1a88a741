import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useLoaderData, useSearchParams } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { guard } from '../../session/guards.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { RouteError } from '../errors/route-error.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { FormSkeleton } from '../skeletons/form-skeleton.tsx';
import styles from './create-page.module.css';
import { loadPermissions } from './load-permissions.ts';
import { SubAccountForm } from './sub-account-form.tsx';
import { useBackToList } from './use-list-query.ts';

export const handle: PageHandle = { namespaces: ['subAccount', ...formNamespaces] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

/** With `?id=` the page edits a sub-account. */
export async function clientLoader(args: LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('id');
  const api = args.context.get(apiContext);
  const [permissions, sub, seats] = await Promise.all([
    loadPermissions(args),
    id ? api.getSubUser({ path: { id } }) : undefined,
    id ? undefined : api.listSubUsers({ query: { size: 1 } }),
  ]);
  return { permissions, sub, seats };
}

export function HydrateFallback() {
  const { t } = useTranslation(['subAccount']);
  const isEdit = useSearchParams()[0].has('id');
  const title = t(isEdit ? 'subAccount.list.edit' : 'subAccount.create.title');
  return <FormSkeleton title={<PageTitle title={title} />} />;
}

/** An unknown sub-account links to the list. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { t } = useTranslation(['subAccount']);
  return (
    <RouteError error={error} backLink={{ label: t('subAccount.edit.back'), to: useBackToList().list }} />
  );
}

export default function SubAccountCreatePage() {
  const { t } = useTranslation(['subAccount']);
  const { permissions, sub, seats } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageTitle
        title={sub ? t('subAccount.edit.title', { name: sub.name }) : t('subAccount.create.title')}
        breadcrumbs={[{ label: t('subAccount.list.title'), to: useBackToList().list }]}
        intro={t(sub ? 'subAccount.edit.intro' : 'subAccount.create.intro')}
      />
      {seats && <Seats used={seats.total} limit={seats.limit} />}
      <SubAccountForm key={sub?.id} sub={sub} permissions={permissions} />
    </>
  );
}

/** The sub-accounts in use, and at the limit the contacts for more. */
function Seats({ used, limit }: { used: number; limit: number }) {
  const { t } = useTranslation(['subAccount']);
  const seats = t('subAccount.list.seats', { used: formatNumber(used), limit: formatNumber(limit) });
  if (used < limit) return <p className={styles.seats}>{seats}</p>;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.seats}>
      <MessageBarBody>
        <p>{seats}</p>
        <p>{t('subAccount.list.atLimit')}</p>
        <ContactLinks />
      </MessageBarBody>
    </MessageBar>
  );
}
