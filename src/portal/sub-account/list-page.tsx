import { Button } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { Form, useLoaderData, useNavigation } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { data } from '../../api/data.ts';
import type { PageHandle } from '../../boot.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { LoadArgs } from '../../load-args.ts';
import { paths } from '../../paths.ts';
import { guard } from '../../session/guards.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { PageTitle } from '../page-title.tsx';
import styles from './list-page.module.css';
import { Pager } from './pager.tsx';
import { SubAccountTable } from './sub-account-table.tsx';

export const handle: PageHandle = { namespaces: ['subAccount'] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

const pageSize = 10;

export async function clientLoader({ context, request }: LoadArgs) {
  const { searchParams } = new URL(request.url);
  const keyword = searchParams.get('keyword') ?? '';
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1);
  const list = (query: { page?: number; size: number; keyword?: string }) =>
    data(context.get(apiContext).GET('/v1/users/sub', { params: { query } }));
  // Seats are counted over all sub-accounts, which only a search makes a question of its own.
  const [rows, all] = await Promise.all([
    list({ page, size: pageSize, keyword: keyword || undefined }),
    keyword ? list({ size: 1 }) : undefined,
  ]);
  return { rows, used: (all ?? rows).total, keyword };
}

export function HydrateFallback() {
  return <PageSkeleton rows={6} />;
}

export default function SubAccountListPage() {
  const t = useText('subAccount');
  const { rows, used, keyword } = useLoaderData<typeof clientLoader>();
  const isLoading = useNavigation().state === 'loading';
  const pages = Math.max(1, Math.ceil(rows.total / rows.size));

  return (
    <>
      <PageTitle
        title={t('subAccount.list.title')}
        intro={t('subAccount.list.intro')}
        actions={
          <LocalLink to={paths.subAccountCreate()} className={styles.create}>
            {t('subAccount.list.create')}
          </LocalLink>
        }
      />
      <div className={styles.bar}>
        <p>
          {t('subAccount.list.seats', { used, limit: rows.limit })}
          {used >= rows.limit && <span className={styles.atLimit}>{t('subAccount.list.atLimit')}</span>}
        </p>
        <Form role="search" className={styles.search}>
          <input
            key={keyword}
            type="search"
            name="keyword"
            defaultValue={keyword}
            aria-label={t('subAccount.list.search')}
            placeholder={t('subAccount.list.searchPlaceholder')}
          />
          <Button type="submit" icon={<SearchRegular />}>
            {t('subAccount.list.search')}
          </Button>
        </Form>
      </div>
      {rows.list.length > 0 ? (
        <div aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
          <SubAccountTable rows={rows.list} />
          <Pager page={rows.page} pages={pages} />
        </div>
      ) : (
        <p className={styles.empty}>
          {keyword ? t('subAccount.list.noMatch', { keyword }) : t('subAccount.list.empty')}
        </p>
      )}
    </>
  );
}
