import { Badge, Checkbox, Switch } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmailText } from '../../ui/email-text.tsx';
import { formatDate, formatDateTime } from '../../ui/format/date.ts';
import { CardTable, Cell, ColumnHead, Head, Row, RowHead } from './card-table.tsx';
import type { OptionalColumn } from './columns.ts';
import styles from './list-page.module.css';
import { directionOf, type SortColumn, toggleSort } from './list-query.ts';
import { PersonLink } from './person-link.tsx';
import { type RowChoice, RowMenu } from './row-menu.tsx';
import { statusColors, statusKeys } from './status.ts';
import { useCreatedIds, useListQuery } from './use-list-query.ts';
import type { SubUser } from './use-optimistic-rows.ts';

/** The row callbacks of the page. */
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
      {rows.map((row) => {
        const isBusy = busyIds.has(row.id);
        return (
          <Row
            key={row.id}
            aria-busy={isBusy}
            aria-selected={selectedIds.has(row.id)}
            className={createdIds.has(row.id) ? styles.fresh : undefined}
          >
            <Cell className={styles.narrow}>
              <Checkbox
                aria-label={t('subAccount.list.select', { name: row.name })}
                checked={selectedIds.has(row.id)}
                onChange={(_, { checked }) => onSelect([row.id], checked === true)}
              />
            </Cell>
            <Cell className={styles.account}>
              <EmailText email={row.account} />
            </Cell>
            <RowHead className={styles.name}>
              <PersonLink row={row} />
              {createdIds.has(row.id) && (
                <Badge className={styles.new} color="brand">
                  {t('subAccount.list.new')}
                </Badge>
              )}
            </RowHead>
            {has('mobile') && <Cell className={styles.mobile}>{row.mobile}</Cell>}
            <Cell className={styles.status}>
              <Badge appearance="tint" color={statusColors[row.status]}>
                {t(statusKeys[row.status])}
              </Badge>
            </Cell>
            {has('de') && (
              <Cell className={styles.de} data-label={t('subAccount.list.de')}>
                <Switch
                  checked={row.de === 1}
                  aria-label={t('subAccount.list.deOf', { name: row.name })}
                  onChange={({ currentTarget }) => {
                    if (!isBusy) onChoose(row, row.de === 1 ? 'deOff' : 'deOn', currentTarget);
                  }}
                />
              </Cell>
            )}
            {has('createTime') && (
              <Cell className={styles.created} data-label={t('subAccount.list.createTime')}>
                {formatDate(row.createTime)}
              </Cell>
            )}
            {has('lastLogin') && (
              <Cell className={styles.time} data-label={t('subAccount.list.lastLogin')}>
                {row.lastLoginTime === null ? t('subAccount.list.never') : formatDateTime(row.lastLoginTime)}
              </Cell>
            )}
            <Cell className={styles.actions}>
              <RowMenu row={row} isBusy={isBusy} onChoose={(choice, from) => onChoose(row, choice, from)} />
            </Cell>
          </Row>
        );
      })}
    </CardTable>
  );
}

interface SortableHeadProps {
  column: SortColumn;
  className?: string;
  children: ReactNode;
}

/** A column header that toggles the sort order. */
export function SortableHead({ column, className, children }: SortableHeadProps) {
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
}
