import { Checkbox } from '@fluentui/react-components';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardTable, ColumnHead, Head } from './card-table.tsx';
import type { OptionalColumn } from './columns.ts';
import styles from './list-page.module.css';
import { directionOf, type SortColumn, toggleSort } from './list-query.ts';
import type { RowChoice } from './row-menu.tsx';
import { SubAccountRow } from './sub-account-row.tsx';
import { useCreatedIds, useListQuery } from './use-list-query.ts';
import type { SubUser } from './use-optimistic-rows.ts';

/** The row callbacks of the page, which must be stable: rows render again only when they change. */
interface RowsInUse {
  rows: readonly SubUser[];
  busyIds: ReadonlySet<string>;
  selectedIds: ReadonlySet<string>;
  hiddenColumns: ReadonlySet<OptionalColumn>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** `from` is the element to focus afterwards. */
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

export function SubAccountTable(props: RowsInUse) {
  const { rows, busyIds, selectedIds, hiddenColumns, onSelect, onChoose } = props;
  const { t } = useTranslation(['subAccount']);
  const createdIds = useCreatedIds();
  const has = (column: OptionalColumn) => !hiddenColumns.has(column);
  const chosen = rows.filter(({ id }) => selectedIds.has(id)).length;
  const heads = (
    <>
      <Head className={styles.narrow}>
        <Checkbox
          aria-label={t('subAccount.list.selectAll')}
          checked={chosen === 0 ? false : chosen === rows.length || 'mixed'}
          onChange={() =>
            onSelect(
              rows.map(({ id }) => id),
              chosen < rows.length,
            )
          }
        />
      </Head>
      <SortableHead column="account" className={styles.account}>
        {t('subAccount.list.account')}
      </SortableHead>
      <SortableHead column="name" className={styles.name}>
        {t('subAccount.list.name')}
      </SortableHead>
      {has('mobile') && <ColumnHead className={styles.mobile}>{t('subAccount.list.mobile')}</ColumnHead>}
      <ColumnHead className={styles.status}>{t('subAccount.list.status')}</ColumnHead>
      {has('de') && <ColumnHead className={styles.de}>{t('subAccount.list.de')}</ColumnHead>}
      {has('createTime') && (
        <SortableHead column="createTime" className={styles.created}>
          {t('subAccount.list.createTime')}
        </SortableHead>
      )}
      {has('lastLogin') && (
        <SortableHead column="lastLoginTime" className={styles.time}>
          {t('subAccount.list.lastLogin')}
        </SortableHead>
      )}
      <ColumnHead className={styles.actions}>
        <span className="visually-hidden">{t('subAccount.list.actions')}</span>
      </ColumnHead>
    </>
  );
  return (
    <CardTable label={t('subAccount.list.tableLabel')} className={styles.accounts} heads={heads}>
      {rows.map((row) => (
        <SubAccountRow
          key={row.id}
          row={row}
          isBusy={busyIds.has(row.id)}
          isSelected={selectedIds.has(row.id)}
          isNew={createdIds.has(row.id)}
          hiddenColumns={hiddenColumns}
          onSelect={onSelect}
          onChoose={onChoose}
        />
      ))}
    </CardTable>
  );
}

interface SortableHeadProps {
  column: SortColumn;
  className?: string;
  children: string;
}

/** A column header that toggles the sort order. */
export const SortableHead = memo(function SortableHead({ column, className, children }: SortableHeadProps) {
  const navigate = useNavigate();
  const { query, addressOf } = useListQuery();
  return (
    <Head
      sortable
      sortDirection={directionOf(query.sort, column)}
      className={className}
      button={{
        onClick: () =>
          navigate(addressOf({ sort: toggleSort(query.sort, column) }), { preventScrollReset: true }),
      }}
    >
      {children}
    </Head>
  );
});
