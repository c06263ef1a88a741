import { Button, Checkbox } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { CardTable, Cell, ColumnHead, Row, RowHead } from './card-table.tsx';
import styles from './permission-matrix.module.css';
import { isAllowed, type Permission, savePermissions, withPermission } from './permissions.ts';
import { PersonLink } from './person-link.tsx';
import type { RowChoice } from './row-menu.tsx';
import { SortableHead } from './sub-account-table.tsx';
import type { ChangeRow, SubUser } from './use-optimistic-rows.ts';
import { useSavedCells } from './use-saved-cells.ts';

interface PermissionMatrixProps {
  rows: readonly SubUser[];
  permissions: readonly Permission[];
  changeRow: ChangeRow;
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

/** A change that was saved. */
interface SavedChange {
  row: SubUser;
  permission: Permission;
  allowed: boolean;
  isUndo: boolean;
}

const cellOf = ({ id }: SubUser, permission: Permission) => `${id} ${permission.id}`;

/** The permissions: a row per sub-account, a column per product, service and DE. */
export function PermissionMatrix({ rows, permissions, changeRow, onChoose }: PermissionMatrixProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();

  const { isSaved, markSaved } = useSavedCells();
  const [last, setLast] = useState<SavedChange>();

  async function allow(row: SubUser, permission: Permission, allowed: boolean, isUndo = false) {
    const isDone = await changeRow(
      row,
      (current) => withPermission(current, permission, allowed),
      (wanted) => savePermissions(services().api, wanted),
    );
    if (!isDone) return;
    markSaved(cellOf(row, permission));
    setLast({ row, permission, allowed, isUndo });
  }

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
  const table = (
    <CardTable label={t('subAccount.matrix.label')} className={styles.matrix} heads={heads}>
      {rows.map((row) => (
        <Row key={row.id}>
          <RowHead className={styles.person}>
            <PersonLink row={row} />
            <small>
              <EmailText email={row.account} />
            </small>
          </RowHead>
          {permissions.map((permission) => (
            <Cell key={permission.id} className={styles.cell}>
              <Checkbox
                className={styles.box}
                label={<span className={styles.what}>{permission.name}</span>}
                aria-label={t('subAccount.matrix.cell', {
                  name: row.name,
                  permission: permission.name,
                })}
                checked={isAllowed(row, permission)}
                onChange={(_, { checked }) => allow(row, permission, checked === true)}
              />
              {isSaved(cellOf(row, permission)) && (
                <CheckmarkCircleRegular className={styles.mark} aria-hidden="true" />
              )}
            </Cell>
          ))}
          <Cell>
            <Checkbox
              className={styles.box}
              label={<span className={styles.what}>{t('subAccount.list.de')}</span>}
              aria-label={t('subAccount.list.deOf', { name: row.name })}
              checked={row.de === 1}
              onChange={({ currentTarget }) => onChoose(row, row.de === 1 ? 'deOff' : 'deOn', currentTarget)}
            />
          </Cell>
        </Row>
      ))}
    </CardTable>
  );
  return (
    <>
      <div className={styles.saved}>
        <span role="status">
          {last &&
            t(last.isUndo ? 'subAccount.matrix.undone' : 'subAccount.matrix.saved', {
              name: last.row.name,
              permission: last.permission.name,
            })}
        </span>
        {last && (
          <Button
            size="small"
            icon={<ArrowUndoRegular />}
            // It keeps the focus after it was pressed.
            disabledFocusable={last.isUndo}
            onClick={() => allow(last.row, last.permission, !last.allowed, true)}
          >
            {t('subAccount.matrix.undo')}
          </Button>
        )}
      </div>
      {table}
    </>
  );
}
