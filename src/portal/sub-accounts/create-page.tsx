import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { RouteError } from '../errors/route-error.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useArea } from './area-layout.tsx';
import { AtLimit } from './at-limit.tsx';
import styles from './create-page.module.css';
import { CreateForm, EditForm } from './sub-account-form.tsx';
import { useBackToList } from './use-list-query.ts';

/** With `?id=` the page edits a sub-account; with `?like=` a new one gets the permissions of another. */
export async function clientLoader({ context, request }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const api = context.get(apiContext);
  const find = async (id: string | null) => (id ? api.getSubUser({ path: { id } }) : undefined);
  const [sub, model] = await Promise.all([find(searchParams.get('id')), find(searchParams.get('like'))]);
  return sub
    ? { sub }
    : { seats: await api.listSubUsers({ query: { size: 1, sort: '-createTime' } }), model };
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
  const { sub, seats, model } = useLoaderData<typeof clientLoader>();
  const { permissions } = useArea();
  return (
    <>
      <PageTitle
        title={sub ? t('subAccount.edit.title', { name: sub.name }) : t('subAccount.create.title')}
        breadcrumbs={[{ label: t('subAccount.list.title'), to: useBackToList().list }]}
        intro={t(sub ? 'subAccount.edit.intro' : 'subAccount.create.intro')}
      />
      {sub ? (
        <EditForm key={sub.id} sub={sub} permissions={permissions} />
      ) : (
        <>
          <p className={styles.seats}>
            {t('subAccount.list.seats', {
              used: formatNumber(seats.total),
              limit: formatNumber(seats.limit),
            })}
          </p>
          {seats.total >= seats.limit && <AtLimit limit={seats.limit} />}
          <CreateForm key={model?.id} model={model} last={seats.list[0]} permissions={permissions} />
        </>
      )}
    </>
  );
}
