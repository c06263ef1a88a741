import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { guard } from '../../session/guards.ts';
import { RouteError } from '../errors/route-error.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { FormSkeleton } from '../skeletons/form-skeleton.tsx';
import { loadPermissions } from './load-permissions.ts';
import { SubAccountForm } from './sub-account-form.tsx';
import { useBackToList } from './use-list-query.ts';

export const handle: PageHandle = { namespaces: ['subAccount', ...formNamespaces] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

/** With `?id=` the page edits a sub-account. */
export async function clientLoader(args: LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get('id');
  const [permissions, sub] = await Promise.all([
    loadPermissions(args),
    id
      ? unwrap(args.context.get(apiContext).GET('/v1/users/sub/{id}', { params: { path: { id } } }))
      : undefined,
  ]);
  return { permissions, sub };
}

export function HydrateFallback() {
  return <FormSkeleton />;
}

/** An unknown sub-account links to the list. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { t } = useTranslation(['subAccount']);
  return <RouteError error={error} backLink={{ label: t('subAccount.edit.back'), to: useBackToList() }} />;
}

export default function SubAccountCreatePage() {
  const { t } = useTranslation(['subAccount']);
  const { permissions, sub } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageTitle
        title={sub ? t('subAccount.edit.title', { name: sub.name }) : t('subAccount.create.title')}
        breadcrumbs={[{ label: t('subAccount.list.title'), to: useBackToList() }]}
        intro={t(sub ? 'subAccount.edit.intro' : 'subAccount.create.intro')}
      />
      <SubAccountForm key={sub?.id} sub={sub} permissions={permissions} />
    </>
  );
}
