import { type RefObject, useCallback, useDeferredValue, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import type { BulkChange } from './bulk.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkToolbar } from './bulk-toolbar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { type OptionalColumn, readHiddenColumns, storeHiddenColumns } from './columns.ts';
import { ExportButton } from './export-button.tsx';
import styles from './list-page.module.css';
import { NoRows } from './list-views.tsx';
import { Pagination } from './pagination.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import type { Permission } from './permissions.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { RowDialog } from './row-dialog.tsx';
import type { RowChoice } from './row-menu.tsx';
import { SubAccountTable } from './sub-account-table.tsx';
import { useListQuery } from './use-list-query.ts';
import { type SubUser, useOptimisticRows } from './use-optimistic-rows.ts';
import { usePerson } from './use-person.ts';

interface ListBodyProps {
  page: { list: readonly SubUser[]; page: number; total: number; size: number };
  /** The sub-accounts of the page, and after them the one whose details are open. */
  people: readonly SubUser[];
  /** When the loading of these began, as a `performance.now()` timestamp. */
  since: number;
  permissions: readonly Permission[];
  /** The element to focus when the previous one is gone. */
  title: RefObject<HTMLElement | null>;
}

/** The rows of the list in either view, their selection, and what is done with them. */
export function ListBody({ page, people, since, permissions, title }: ListBodyProps) {
  const { query } = useListQuery();
  const navigation = useNavigation();
  const isLoading =
    navigation.state === 'loading' && navigation.location.pathname.endsWith(paths.subAccounts());
  const { revalidate } = useRevalidator();
  const { rows: shown, changeRow, busyIds } = useOptimisticRows(people, since);
  const rows = shown.slice(0, page.list.length);
  const person = usePerson();
  const opened = shown.find(({ id }) => id === person.id);
  const [dialog, setDialog] = useState<{ row: SubUser; choice: RowChoice }>();
  const [bulk, setBulk] = useState<BulkChange>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hiddenColumns, setHiddenColumns] = useState(readHiddenColumns);
  const from = useRef<HTMLElement>(null);
  useFocusReturn(dialog !== undefined || bulk !== undefined, from);

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
  const hideColumns = useCallback((hidden: ReadonlySet<OptionalColumn>) => {
    storeHiddenColumns(hidden);
    setHiddenColumns(hidden);
  }, []);

  return (
    <>
      {rows.length > 0 ? (
        <div aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
          <div className={styles.tools}>
            {toolbarCount > 0 && query.view === 'accounts' && (
              <BulkToolbar count={toolbarCount} permissions={permissions} onChoose={askBulk} />
            )}
            {query.view === 'accounts' && <ColumnMenu hidden={hiddenColumns} onChange={hideColumns} />}
            <ExportButton permissions={permissions} />
          </div>
          {query.view === 'permissions' ? (
            <PermissionMatrix rows={rows} permissions={permissions} changeRow={changeRow} onChoose={choose} />
          ) : (
            <SubAccountTable
              rows={rows}
              busyIds={busyIds}
              selectedIds={selectedIds}
              hiddenColumns={hiddenColumns}
              onSelect={select}
              onChoose={choose}
            />
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
