import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RouteError } from '../errors/route-error.tsx';
import { SubAccountCreation } from './create.client.tsx';
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
  return <SubAccountCreation />;
}
