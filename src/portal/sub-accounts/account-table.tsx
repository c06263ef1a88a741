import { Badge } from '@fluentui/react-badge';
import { Checkbox } from '@fluentui/react-checkbox';
import { Switch } from '@fluentui/react-switch';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { useArea } from './area-layout.tsx';
import { bulkToolbarId } from './bulk-toolbar.tsx';
import { Cell, ColumnHead, Head, PersonLink, Row, RowHead, SortableHead, TableFrame } from './card-table.tsx';
import styles from './list-page.module.css';
import { type RowChoice, RowMenu } from './row-menu.tsx';
import { allowedNames, lackedNames, type SubUser, statusColors, statusKeys } from './sub-user.ts';
import { useCreatedIds } from './use-list-query.ts';

/** The callbacks must be stable: rows render again only when they change. */
interface AccountTableProps {
  rows: readonly SubUser[];
  busyIds: ReadonlySet<string>;
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** Selects a row; a range up to it with the shift key. */
  onPick: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** `from` is the element to focus afterwards. */
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

export function AccountTable(props: AccountTableProps) {
  const { rows, busyIds, selectedIds, onSelect, onPick, onChoose } = props;
  const { t } = useTranslation(['subAccount']);
  const createdIds = useCreatedIds();
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
      <SortableHead column="name" className={styles.name}>
        {t('subAccount.list.name')}
      </SortableHead>
      <SortableHead column="account" className={styles.account}>
        {t('subAccount.list.account')}
      </SortableHead>
      <ColumnHead className={styles.permissions}>{t('subAccount.filter.canUse')}</ColumnHead>
      <ColumnHead className={styles.mobile}>{t('subAccount.list.mobile')}</ColumnHead>
      <ColumnHead className={styles.status}>{t('subAccount.list.status')}</ColumnHead>
      <ColumnHead className={styles.de}>
        <abbr title={t('subAccount.create.de')}>{t('subAccount.list.deShort')}</abbr>
      </ColumnHead>
      <SortableHead column="createTime" className={styles.created}>
        {t('subAccount.list.createTime')}
      </SortableHead>
      <SortableHead column="lastLoginTime" className={styles.time}>
        {t('subAccount.list.lastLogin')}
      </SortableHead>
      <ColumnHead className={styles.actions}>
        <span className="visually-hidden">{t('subAccount.list.actions')}</span>
      </ColumnHead>
    </>
  );
  return (
    <TableFrame
      label={t('subAccount.list.tableLabel')}
      className={styles.accounts}
      heads={heads}
      onKeyDown={leadToBulkActions}
    >
      {rows.map((row) => (
        <AccountRow
          key={row.id}
          row={row}
          isBusy={busyIds.has(row.id)}
          isSelected={selectedIds.has(row.id)}
          isNew={createdIds.has(row.id)}
          onPick={onPick}
          onChoose={onChoose}
        />
      ))}
    </TableFrame>
  );
}

interface CellsProps extends Pick<AccountTableProps, 'onChoose'> {
  row: SubUser;
  isBusy: boolean;
  /** Whether it was just created. */
  isNew: boolean;
}

interface AccountRowProps extends CellsProps, Pick<AccountTableProps, 'onPick'> {
  isSelected: boolean;
}

/** Enter on a checkbox or a switch leads to what can be done with the selection. Buttons and links keep their own Enter. */
function leadToBulkActions(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  // The button must not be pressed by the same key.
  event.preventDefault();
  document.getElementById(bulkToolbarId)?.querySelector('button')?.focus();
}

/** The arrow keys lead from the checkbox of a row to that of the next or the previous one, past the controls between. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const row = currentTarget.closest('tr');
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  next?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  // The focus brings the row into view.
  event.preventDefault();
}

/** One sub-account in the list. It is memoized, because a page has many rows of many controls each. */
const AccountRow = memo(function AccountRow({ isSelected, onPick, ...cells }: AccountRowProps) {
  const { t } = useTranslation(['subAccount']);
  const { row, isBusy, isNew } = cells;
  return (
    <Row aria-busy={isBusy} aria-selected={isSelected} className={isNew ? styles.fresh : undefined}>
      <Cell className={styles.narrow}>
        <Checkbox
          aria-label={t('subAccount.list.select', { name: row.name })}
          checked={isSelected}
          onKeyDown={moveByKey}
          onChange={({ nativeEvent }, { checked }) =>
            onPick(row.id, checked === true, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </Cell>
      <Cells {...cells} />
    </Row>
  );
});

/** The cells after the checkbox. A selection does not render them again. */
const Cells = memo(function Cells({ row, isBusy, isNew, onChoose }: CellsProps) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const separator = t('subAccount.person.separator');
  const allowed = allowedNames(row, permissions);
  const lacked = lackedNames(row, permissions);
  const total = permissions.length;
  /** The number, then what is the shorter list: what can be used, or what cannot. */
  function describeAllowed(): string {
    if (allowed.length === 0) return t('subAccount.filter.nothing');
    if (lacked.length === 0) return t('subAccount.list.canUseAll', { total });
    const isMost = lacked.length < allowed.length;
    return t(isMost ? 'subAccount.list.canUseMost' : 'subAccount.list.canUseSome', {
      count: allowed.length,
      total,
      names: (isMost ? lacked : allowed).join(separator),
    });
  }
  return (
    <>
      <RowHead className={styles.name}>
        <PersonLink row={row} />
        {isNew && (
          <Badge className={styles.new} color="brand">
            {t('subAccount.list.new')}
          </Badge>
        )}
      </RowHead>
      <Cell className={styles.account}>
        <EmailText email={row.account} />
      </Cell>
      <Cell className={styles.permissions}>
        <span title={allowed.join(separator)}>{describeAllowed()}</span>
      </Cell>
      <Cell className={styles.mobile}>{row.mobile}</Cell>
      <Cell className={styles.status}>
        <Badge appearance="tint" color={statusColors[row.status]}>
          {t(statusKeys[row.status])}
        </Badge>
      </Cell>
      <Cell className={styles.de} data-label={t('subAccount.create.de')}>
        <Switch
          checked={row.de === 1}
          aria-label={t('subAccount.list.deOf', { name: row.name })}
          onChange={({ currentTarget }) => {
            if (!isBusy) onChoose(row, row.de === 1 ? 'closeDe' : 'openDe', currentTarget);
          }}
        />
      </Cell>
      <Cell className={styles.created} data-label={t('subAccount.list.createTime')}>
        {formatDate(row.createTime)}
      </Cell>
      <Cell className={styles.time} data-label={t('subAccount.list.lastLogin')}>
        {row.lastLoginTime === null ? t('subAccount.list.never') : formatDate(row.lastLoginTime)}
      </Cell>
      <Cell className={styles.actions}>
        <RowMenu row={row} isBusy={isBusy} onChoose={(choice, from) => onChoose(row, choice, from)} />
      </Cell>
    </>
  );
});
