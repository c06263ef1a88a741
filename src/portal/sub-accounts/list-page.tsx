import { useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { guard } from '../../session/guards.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TableSkeleton } from '../skeletons/table-skeleton.tsx';
import { ListBody } from './list-body.tsx';
import { loadList } from './list-data.ts';
import { ListFilters } from './list-filters.tsx';
import styles from './list-page.module.css';
import { isFiltered } from './list-query.ts';
import { ListTitle } from './list-title.tsx';
import { ListViews } from './list-views.tsx';
import { useListQuery } from './use-list-query.ts';
import { differInPersonOnly } from './use-person.ts';

export const handle: PageHandle = { namespaces: ['subAccount', ...formNamespaces] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

export const clientLoader = loadList;

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !differInPersonOnly(currentUrl, nextUrl);
}

export function HydrateFallback() {
  const { t } = useTranslation(['subAccount']);
  return <TableSkeleton title={<PageTitle title={t('subAccount.list.title')} />} />;
}

/** The list of sub-accounts. Changes of rows and of the selection render the body only. */
export default function SubAccountListPage() {
  const { t } = useTranslation(['subAccount']);
  const { rows: page, people, used, permissions, since } = useLoaderData<typeof clientLoader>();
  const { query } = useListQuery();
  const title = useRef<HTMLDivElement>(null);
  const isEmpty = used === 0 && !isFiltered(query);
  return (
    <>
      <div ref={title} tabIndex={-1} className={styles.top}>
        <ListTitle permissions={permissions} focusAfterImport={title} />
      </div>
      <div className={styles.bar}>
        <p>
          <span>
            {t('subAccount.list.seats', { used: formatNumber(used), limit: formatNumber(page.limit) })}
          </span>
          {used >= page.limit && <span className={styles.atLimit}>{t('subAccount.list.atLimit')}</span>}
        </p>
        {used >= page.limit && <ContactLinks />}
        {!isEmpty && <ListViews />}
      </div>
      {!isEmpty && <ListFilters permissions={permissions} />}
      <ListBody page={page} people={people} since={since} permissions={permissions} title={title} />
    </>
  );
}
