import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { lazy, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { guard } from '../../session/guards.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { TableSkeleton } from '../skeletons/table-skeleton.tsx';
import type { BulkChange } from './bulk.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkToolbar } from './bulk-toolbar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { readHiddenColumns, storeHiddenColumns } from './columns.ts';
import { listData } from './list-data.ts';
import { ListFilters } from './list-filters.tsx';
import styles from './list-page.module.css';
import { isFiltered } from './list-query.ts';
import { ListViews, NoRows } from './list-views.tsx';
import { Pagination } from './pagination.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { RowDialog } from './row-dialog.tsx';
import type { RowChoice } from './row-menu.tsx';
import { SubAccountTable } from './sub-account-table.tsx';
import { useExport } from './use-export.ts';
import { useListLeft, useListQuery } from './use-list-query.ts';
import { type SubUser, useOptimisticRows } from './use-optimistic-rows.ts';
import { differInPersonOnly, usePerson } from './use-person.ts';

/** With the CSV parser, on first use. */
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

export const handle: PageHandle = { namespaces: ['subAccount', ...formNamespaces] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

export const clientLoader = listData.load;

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !differInPersonOnly(currentUrl, nextUrl);
}

export function HydrateFallback() {
  return <TableSkeleton />;
}

export default function SubAccountListPage() {
  const { t } = useTranslation(['subAccount']);
  const { rows: page, people, used, permissions } = useLoaderData<typeof clientLoader>();
  const { query } = useListQuery();
  const left = useListLeft();
  const navigate = useNavigate();
  const language = useLanguage();
  const navigation = useNavigation();
  const isLoading =
    navigation.state === 'loading' && navigation.location.pathname.endsWith(paths.subAccounts());
  const { revalidate } = useRevalidator();
  const { rows: shown, changeRow, busyIds } = useOptimisticRows(people);
  const rows = shown.slice(0, page.list.length);
  const person = usePerson();
  const opened = shown.find(({ id }) => id === person.id);
  const [dialog, setDialog] = useState<{ row: SubUser; choice: RowChoice }>();
  const [bulk, setBulk] = useState<BulkChange>();
  const [isImporting, setImporting] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hiddenColumns, setHiddenColumns] = useState(readHiddenColumns);
  const exporting = useExport(permissions);
  const title = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement>(null);
  useFocusReturn(dialog !== undefined || bulk !== undefined || isImporting, from);

  // Other rows reset the selection.
  const selectedIds: ReadonlySet<string> = new Set(
    page.list.map(({ id }) => id).filter((id) => selected.has(id)),
  );
  // The toolbar renders after the checkboxes.
  const toolbarCount = useDeferredValue(selectedIds.size);
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) =>
      setSelected((before) => {
        const others = page.list.map(({ id }) => id).filter((id) => before.has(id) && !ids.includes(id));
        return new Set(isSelected ? [...others, ...ids] : others);
      }),
    [page.list],
  );
  const choose = useCallback((row: SubUser, choice: RowChoice, element: HTMLElement | null) => {
    from.current = element;
    setDialog({ row, choice });
  }, []);
  const askBulk = useCallback((change: BulkChange, element: HTMLElement | null) => {
    from.current = element;
    setBulk(change);
  }, []);
  const isEmpty = used === 0 && !isFiltered(query);
  const inUse = {
    rows,
    busyIds,
    selectedIds,
    onSelect: select,
    onChoose: choose,
  };

  return (
    <>
      <div ref={title} tabIndex={-1} className={styles.top}>
        <PageTitle
          title={t('subAccount.list.title')}
          intro={t('subAccount.list.intro')}
          actions={
            <div className={styles.ways}>
              <LocalizedLink to={paths.subAccountCreate()} state={left} className={styles.create}>
                {t('subAccount.list.create')}
              </LocalizedLink>
              <Button
                size="large"
                onClick={({ currentTarget }) => {
                  from.current = currentTarget;
                  setImporting(true);
                }}
              >
                {t('subAccount.import.label')}
              </Button>
            </div>
          }
        />
      </div>
      <div className={styles.bar}>
        <p>
          {t('subAccount.list.seats', { used: formatNumber(used), limit: formatNumber(page.limit) })}
          {used >= page.limit && <span className={styles.atLimit}>{t('subAccount.list.atLimit')}</span>}
        </p>
        {used >= page.limit && <ContactLinks />}
        {!isEmpty && <ListViews />}
      </div>
      {!isEmpty && <ListFilters permissions={permissions} />}
      {rows.length > 0 ? (
        <div
          aria-busy={isLoading}
          className={isLoading ? `${styles.loaded} ${styles.loading}` : styles.loaded}
        >
          <div className={styles.tools}>
            {toolbarCount > 0 && query.view === 'accounts' && (
              <BulkToolbar count={toolbarCount} permissions={permissions} onChoose={askBulk} />
            )}
            {query.view === 'accounts' && (
              <ColumnMenu
                hidden={hiddenColumns}
                onChange={(hidden) => {
                  storeHiddenColumns(hidden);
                  setHiddenColumns(hidden);
                }}
              />
            )}
            <Button
              icon={<ArrowDownloadRegular />}
              className={styles.export}
              disabledFocusable={exporting.share !== undefined}
              onClick={() => exporting.start(query)}
            >
              {exporting.share === undefined
                ? t('subAccount.export.label')
                : t('subAccount.export.busy', { percent: Math.round(exporting.share * 100) })}
            </Button>
          </div>
          {query.view === 'permissions' ? (
            <PermissionMatrix {...inUse} permissions={permissions} changeRow={changeRow} />
          ) : (
            <SubAccountTable {...inUse} hiddenColumns={hiddenColumns} />
          )}
          <Pagination page={page.page} total={page.total} size={page.size} />
        </div>
      ) : (
        <NoRows />
      )}
      {opened && (
        <PersonDrawer
          row={opened}
          permissions={permissions}
          isBusy={busyIds.has(opened.id)}
          onChoose={choose}
          onClose={person.close}
        />
      )}
      {dialog && (
        <RowDialog
          {...dialog}
          changeRow={changeRow}
          onClose={() => setDialog(undefined)}
          onDeleted={() => {
            from.current = title.current;
            setDialog(undefined);
            return opened && person.leave();
          }}
        />
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog
            permissions={permissions}
            onClose={() => setImporting(false)}
            onFinished={(created) => {
              setImporting(false);
              from.current = title.current;
              navigate(localize(paths.subAccounts(), language), { state: { created } });
            }}
          />
        </Suspense>
      )}
      {bulk && (
        <BulkDialog
          change={bulk}
          initialRows={rows.filter(({ id }) => selectedIds.has(id))}
          onCancel={() => setBulk(undefined)}
          onFinished={() => {
            setBulk(undefined);
            setSelected(new Set());
            from.current = title.current;
            revalidate();
          }}
        />
      )}
    </>
  );
}
