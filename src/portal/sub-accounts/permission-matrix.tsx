import { Badge } from '@fluentui/react-badge';
import { Checkbox } from '@fluentui/react-checkbox';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { useArea } from './area-layout.tsx';
import { Cell, ColumnHead, PersonLink, Row, RowHead, SortableHead, TableFrame } from './card-table.tsx';
import list from './list-page.module.css';
import { LastChange, MarkIcon, usePermissionChanges } from './permission-changes.tsx';
import styles from './permission-matrix.module.css';
import type { RowChoice } from './row-menu.tsx';
import { isAllowed, type Permission, type SubUser, statusColors, statusKeys } from './sub-user.ts';
import type { ChangeRow } from './use-optimistic-rows.ts';

interface PermissionMatrixProps {
  rows: readonly SubUser[];
  changeRow: ChangeRow;
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

/** The permissions: a row per sub-account, a column per product, service and DE. */
export function PermissionMatrix({ rows, changeRow, onChoose }: PermissionMatrixProps) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const { markOf, allow, last } = usePermissionChanges(changeRow);

  const heads = (
    <>
      <SortableHead column="name" className={styles.person}>
        {t('subAccount.list.name')}
      </SortableHead>
      {permissions.map(({ id, name }) => (
        <ColumnHead key={id}>{name}</ColumnHead>
      ))}
      <ColumnHead>{t('subAccount.list.de')}</ColumnHead>
    </>
  );
  return (
    <>
      <TableFrame label={t('subAccount.matrix.label')} className={styles.matrix} heads={heads} isWide>
        {rows.map((row) => (
          <PermissionRow
            key={row.id}
            row={row}
            // A text, so that other rows do not render again.
            marked={permissions.map((permission) => markOf(row, permission) ?? '').join()}
            onAllow={allow}
            onChoose={onChoose}
          />
        ))}
      </TableFrame>
      <LastChange last={last} allow={allow} className={list.tray} />
    </>
  );
}

interface PermissionRowProps extends Pick<PermissionMatrixProps, 'onChoose'> {
  row: SubUser;
  /** The marks of the permissions, in their order, separated by commas. */
  marked: string;
  onAllow: (row: SubUser, permission: Permission, allowed: boolean) => void;
}

/** The permissions of one sub-account. It is memoized, because a page has many rows of many controls each. */
const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { row, marked, onAllow, onChoose } = props;
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const marks = marked.split(',');
  return (
    <Row>
      <RowHead className={styles.person}>
        <PersonLink row={row} />
        {row.status !== 1 && (
          <Badge appearance="tint" color={statusColors[row.status]} className={styles.status}>
            {t(statusKeys[row.status])}
          </Badge>
        )}
        <small>
          <EmailText email={row.account} />
        </small>
      </RowHead>
      {permissions.map((permission, index) => (
        <Cell key={permission.id} className={styles.cell}>
          <Checkbox
            className={styles.box}
            label={<span className={styles.what}>{permission.name}</span>}
            aria-label={t('subAccount.matrix.cell', { name: row.name, permission: permission.name })}
            checked={isAllowed(row, permission)}
            onChange={(_, { checked }) => onAllow(row, permission, checked === true)}
          />
          <MarkIcon mark={marks[index]} className={styles.mark} />
        </Cell>
      ))}
      <Cell>
        <Checkbox
          className={styles.box}
          label={<span className={styles.what}>{t('subAccount.create.de')}</span>}
          aria-label={t('subAccount.list.deOf', { name: row.name })}
          checked={row.de === 1}
          onChange={({ currentTarget }) => onChoose(row, row.de === 1 ? 'closeDe' : 'openDe', currentTarget)}
        />
      </Cell>
    </Row>
  );
});
