import { Button as FluentButton } from '@fluentui/react-button';
import { type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { EmployeeIcon, SearchIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { AccountTable } from './account-table.tsx';
import type { BulkChange } from './bulk.ts';
import { type Bulk, BulkDialog } from './bulk-dialog.tsx';
import { BulkToolbar } from './bulk-toolbar.tsx';
import { ClosedHandover } from './handover-dialog.tsx';
import styles from './list-page.module.css';
import { countFilters, noFilters, pageSize } from './list-query.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { RowDialog } from './row-dialog.tsx';
import type { RowChoice } from './row-menu.tsx';
import type { SubUser } from './sub-user.ts';
import { useListQuery, usePerson } from './use-list-query.ts';
import { useOptimisticRows } from './use-optimistic-rows.ts';

interface ListBodyProps {
  page: { list: readonly SubUser[]; page: number; total: number };
  /** The sub-accounts of the page, and after them the one whose details are open. */
  people: readonly SubUser[];
  /** When the loading of these began, as a `performance.now()` timestamp. */
  since: number;
  /** The element to focus when the previous one is gone. */
  title: RefObject<HTMLElement | null>;
}

/** The rows of the list in either view, their selection, and what is done with them. */
export function ListBody({ page, people, since, title }: ListBodyProps) {
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
  const [bulk, setBulk] = useState<Bulk>();
  /** The last bulk change with the rows that it changed. */
  const [changed, setChanged] = useState<Bulk>();
  /** The ids of the selected rows, also of other pages and filters. */
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** Every row as it was shown last: a call sends the whole row, with the changes that were made since its selection. */
  const known = useRef(new Map<string, SubUser>());
  const shownIds = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const row of rows) known.current.set(row.id, row);
    shownIds.current = rows.map(({ id }) => id);
  });
  const from = useRef<HTMLElement>(null);
  useFocusReturn(dialog !== undefined || bulk !== undefined, from);

  // The toolbar renders after the checkboxes.
  const toolbarCount = useDeferredValue(selected.size);
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) =>
      setSelected((before) => {
        const others = [...before].filter((id) => !ids.includes(id));
        return new Set(isSelected ? [...others, ...ids] : others);
      }),
    [],
  );
  /** The row from which a range reaches. */
  const anchor = useRef<string>(undefined);
  const pick = useCallback(
    (id: string, isSelected: boolean, isRange: boolean) => {
      const ids = [...shownIds.current];
      const ends = [ids.indexOf(anchor.current ?? ''), ids.indexOf(id)].sort((one, other) => one - other);
      const [first = -1, last = -1] = ends;
      select(isRange && first >= 0 ? ids.slice(first, last + 1) : [id], isSelected);
      anchor.current = id;
    },
    [select],
  );
  const clearSelection = useCallback(() => {
    setSelected(new Set());
    title.current?.focus();
  }, [title]);
  const choose = useCallback((row: SubUser, choice: RowChoice, element: HTMLElement | null) => {
    from.current = element;
    setDialog({ row, choice });
  }, []);
  const askBulk = useCallback(
    (change: BulkChange, element: HTMLElement | null) => {
      from.current = element;
      setBulk({ change, rows: [...selected].flatMap((id) => known.current.get(id) ?? []) });
    },
    [selected],
  );
  function undoBulk({ change, rows: before }: Bulk, element: HTMLElement) {
    from.current = element;
    // With the changes that were made since.
    setBulk({ change, rows: before.map((row) => known.current.get(row.id) ?? row), isUndo: true });
  }

  return (
    <>
      <div className={styles.notices}>
        <ClosedHandover />
        <LastBulk bulk={changed} onUndo={undoBulk} />
      </div>
      {rows.length > 0 ? (
        <div aria-busy={isLoading} className={isLoading ? `${styles.body} ${styles.loading}` : styles.body}>
          {query.view === 'permissions' ? (
            <PermissionMatrix rows={rows} changeRow={changeRow} onChoose={choose} />
          ) : (
            <>
              <AccountTable
                rows={rows}
                busyIds={busyIds}
                selectedIds={selected}
                onSelect={select}
                onPick={pick}
                onChoose={choose}
              />
              {toolbarCount > 0 && (
                <BulkToolbar count={toolbarCount} onChoose={askBulk} onClear={clearSelection} />
              )}
            </>
          )}
          {page.total > pageSize && <Pagination page={page.page} total={page.total} />}
        </div>
      ) : (
        <NoRows />
      )}
      {opened && (
        <PersonDrawer
          row={opened}
          isBusy={busyIds.has(opened.id)}
          changeRow={changeRow}
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
            select([dialog.row.id], false);
            from.current = title.current;
            setDialog(undefined);
            return opened && person.leave();
          }}
        />
      )}
      {bulk && (
        <BulkDialog
          bulk={bulk}
          onCancel={() => setBulk(undefined)}
          onFinished={(settled, undoable) => {
            setBulk(undefined);
            setChanged({ change: bulk.change, rows: undoable });
            // The others stay selected, for another attempt.
            select(settled, false);
            from.current = title.current;
            if (settled.length > 0) revalidate();
          }}
        />
      )}
    </>
  );
}

interface LastBulkProps {
  bulk: Bulk | undefined;
  onUndo: (bulk: Bulk, from: HTMLElement) => void;
}

/** What a bulk change has changed, with its undo. */
function LastBulk({ bulk, onUndo }: LastBulkProps) {
  const { t } = useTranslation(['subAccount']);
  if (!bulk || bulk.rows.length === 0) return null;
  const { name, values = { permission: '' } } = bulk.change;
  return (
    <Notice kind="info" text={t(`subAccount.bulk.${name}Done`, { count: bulk.rows.length, ...values })}>
      <FluentButton onClick={({ currentTarget }) => onUndo(bulk, currentTarget)}>
        {t('subAccount.matrix.undo')}
      </FluentButton>
    </Notice>
  );
}

/** The empty list: no sub-accounts, or no matches. */
function NoRows() {
  const { t } = useTranslation(['subAccount']);
  const { query, change } = useListQuery();
  const { keyword } = query;
  const isFiltered = countFilters(query) > 0;
  const hasOthers = keyword !== '' && countFilters(query) > 1;
  const noMatch = hasOthers ? 'subAccount.list.noMatchHere' : 'subAccount.list.noMatch';
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon} aria-hidden="true">
        {isFiltered ? <SearchIcon /> : <EmployeeIcon />}
      </span>
      <p role="status">
        {keyword
          ? t(noMatch, { keyword })
          : t(isFiltered ? 'subAccount.list.noneFit' : 'subAccount.list.empty')}
      </p>
      {hasOthers && (
        <Button kind="outline" onClick={() => change({ ...noFilters, keyword })}>
          {t('subAccount.list.searchAll', { keyword })}
        </Button>
      )}
      {!isFiltered && (
        <Button as={LocalizedLink} kind="primary" to={paths.subAccountCreate()}>
          {t('subAccount.list.createFirst')}
        </Button>
      )}
    </div>
  );
}

/** The links to the previous and the next page, with the filters preserved. */
function Pagination({ page, total }: { page: number; total: number }) {
  const { t } = useTranslation(['subAccount']);
  const { addressOf } = useListQuery();
  const pages = Math.ceil(total / pageSize);
  return (
    <nav className={styles.pagination} aria-label={t('subAccount.list.pages')}>
      <span role="status">
        {t('subAccount.list.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      {page > 1 && <Link to={addressOf({ page: page - 1 })}>{t('subAccount.list.previous')}</Link>}
      {page < pages && <Link to={addressOf({ page: page + 1 })}>{t('subAccount.list.next')}</Link>}
    </nav>
  );
}
