import { Badge, Checkbox, Switch } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { formatDate, formatDateTime } from '../../ui/format/date.ts';
import { Cell, Row, RowHead } from './card-table.tsx';
import type { OptionalColumn } from './columns.ts';
import styles from './list-page.module.css';
import { PersonLink } from './person-link.tsx';
import { type RowChoice, RowMenu } from './row-menu.tsx';
import { statusColors, statusKeys } from './status.ts';
import type { SubUser } from './use-optimistic-rows.ts';

interface CellsProps {
  row: SubUser;
  isBusy: boolean;
  /** Whether it was just created. */
  isNew: boolean;
  hiddenColumns: ReadonlySet<OptionalColumn>;
  /** `from` is the element to focus afterwards. */
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

interface SubAccountRowProps extends CellsProps {
  isSelected: boolean;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** One sub-account in the list. It is memoized, because a page has up to 100 rows of many controls each. */
export const SubAccountRow = memo(function SubAccountRow({
  isSelected,
  onSelect,
  ...cells
}: SubAccountRowProps) {
  const { t } = useTranslation(['subAccount']);
  const { row, isBusy, isNew } = cells;
  return (
    <Row aria-busy={isBusy} aria-selected={isSelected} className={isNew ? styles.fresh : undefined}>
      <Cell className={styles.narrow}>
        <Checkbox
          aria-label={t('subAccount.list.select', { name: row.name })}
          checked={isSelected}
          onChange={(_, { checked }) => onSelect([row.id], checked === true)}
        />
      </Cell>
      <Cells {...cells} />
    </Row>
  );
});

/** The cells after the checkbox. A selection does not render them again. */
const Cells = memo(function Cells({ row, isBusy, isNew, hiddenColumns, onChoose }: CellsProps) {
  const { t } = useTranslation(['subAccount']);
  const has = (column: OptionalColumn) => !hiddenColumns.has(column);
  return (
    <>
      <Cell className={styles.account}>
        <EmailText email={row.account} />
      </Cell>
      <RowHead className={styles.name}>
        <PersonLink row={row} />
        {isNew && (
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
    </>
  );
});
