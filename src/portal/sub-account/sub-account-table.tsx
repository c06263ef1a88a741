import {
  Badge,
  Checkbox,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { formatDate, formatDateTime } from '../../ui/format/date.ts';
import styles from './list-page.module.css';
import { directionOf, type SortColumn, turnedSort } from './list-query.ts';
import { type RowChoice, RowMenu } from './row-menu.tsx';
import { statusKeys } from './status.ts';
import { useListQuery } from './use-list-query.ts';
import type { SubUser } from './use-row-changes.ts';

const statusColors = ['warning', 'success', 'informative'] as const;

/** What the page does with the rows. */
interface RowsInUse {
  rows: readonly SubUser[];
  busyIds: ReadonlySet<string>;
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** `from` is where the focus belongs afterwards. */
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

export function SubAccountTable({ rows, busyIds, selectedIds, onSelect, onChoose }: RowsInUse) {
  const t = useText('subAccount');
  const chosen = rows.filter(({ id }) => selectedIds.has(id)).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard
    <section className={styles.scroller} aria-label={t('subAccount.list.tableLabel')} tabIndex={0}>
      {/* The roles are said, as browsers forget them where cards stand in place of lines. */}
      <Table
        role="table"
        aria-label={t('subAccount.list.tableLabel')}
        className={`${styles.table} ${styles.accounts}`}
      >
        <TableHeader role="rowgroup">
          <TableRow role="row">
            <TableHeaderCell role="columnheader" className={styles.narrow}>
              <Checkbox
                aria-label={t('subAccount.list.selectAll')}
                checked={chosen === rows.length ? true : chosen > 0 ? 'mixed' : false}
                onChange={() =>
                  onSelect(
                    rows.map(({ id }) => id),
                    chosen < rows.length,
                  )
                }
              />
            </TableHeaderCell>
            <SortableHead column="account" className={styles.account}>
              {t('subAccount.list.account')}
            </SortableHead>
            <SortableHead column="name" className={styles.name}>
              {t('subAccount.list.name')}
            </SortableHead>
            <TableHeaderCell role="columnheader" className={styles.mobile}>
              {t('subAccount.list.mobile')}
            </TableHeaderCell>
            <TableHeaderCell role="columnheader" className={styles.status}>
              {t('subAccount.list.status')}
            </TableHeaderCell>
            <TableHeaderCell role="columnheader" className={styles.de}>
              {t('subAccount.list.de')}
            </TableHeaderCell>
            <SortableHead column="createTime">{t('subAccount.list.createTime')}</SortableHead>
            <SortableHead column="lastLoginTime" className={styles.time}>
              {t('subAccount.list.lastLogin')}
            </SortableHead>
            <TableHeaderCell role="columnheader" className={styles.actions}>
              <span className="visually-hidden">{t('subAccount.list.actions')}</span>
            </TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody role="rowgroup">
          {rows.map((row) => {
            const isBusy = busyIds.has(row.id);
            return (
              <TableRow key={row.id} role="row" aria-busy={isBusy} aria-selected={selectedIds.has(row.id)}>
                <TableCell role="cell" className={styles.narrow}>
                  <Checkbox
                    aria-label={t('subAccount.list.select', { name: row.name })}
                    checked={selectedIds.has(row.id)}
                    onChange={(_, { checked }) => onSelect([row.id], checked === true)}
                  />
                </TableCell>
                <TableCell role="cell" className={styles.account}>
                  <EmailText email={row.account} />
                </TableCell>
                <TableCell role="rowheader" className={styles.name}>
                  {row.name}
                </TableCell>
                <TableCell role="cell" className={styles.mobile}>
                  {row.mobile}
                </TableCell>
                <TableCell role="cell" className={styles.status}>
                  <Badge appearance="tint" color={statusColors[row.status]}>
                    {t(statusKeys[row.status])}
                  </Badge>
                </TableCell>
                <TableCell role="cell" className={styles.de} data-label={t('subAccount.list.de')}>
                  <Switch
                    checked={row.de === 1}
                    aria-label={t('subAccount.list.deOf', { name: row.name })}
                    onChange={({ currentTarget }) => {
                      if (!isBusy) onChoose(row, row.de === 1 ? 'deOff' : 'deOn', currentTarget);
                    }}
                  />
                </TableCell>
                <TableCell
                  role="cell"
                  className={styles.created}
                  data-label={t('subAccount.list.createTime')}
                >
                  {formatDate(row.createTime)}
                </TableCell>
                <TableCell role="cell" className={styles.time} data-label={t('subAccount.list.lastLogin')}>
                  {row.lastLoginTime === null
                    ? t('subAccount.list.never')
                    : formatDateTime(row.lastLoginTime)}
                </TableCell>
                <TableCell role="cell" className={styles.actions}>
                  <RowMenu
                    row={row}
                    isBusy={isBusy}
                    onChoose={(choice, from) => onChoose(row, choice, from)}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}

interface SortableHeadProps {
  column: SortColumn;
  className?: string;
  children: ReactNode;
}

/** A column's head that sorts by it, and the other way round when it is pressed again. */
export function SortableHead({ column, className, children }: SortableHeadProps) {
  const navigate = useNavigate();
  const { query, addressOf } = useListQuery();
  return (
    <TableHeaderCell
      role="columnheader"
      sortable
      sortDirection={directionOf(query.sort, column)}
      className={className}
      button={{
        onClick: () =>
          navigate(addressOf({ sort: turnedSort(query.sort, column) }), { preventScrollReset: true }),
      }}
    >
      {children}
    </TableHeaderCell>
  );
}
