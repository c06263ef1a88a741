import { Button } from '@fluentui/react-components';
import { useCallback, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { UndoIcon } from '../../ui/portal-icons.tsx';
import { CardTable, ColumnHead } from './card-table.tsx';
import styles from './permission-matrix.module.css';
import { PermissionRow } from './permission-row.tsx';
import { type Permission, savePermissions, withPermission } from './permissions.ts';
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

const cellOf = (rowId: string, permissionId: string) => `${rowId} ${permissionId}`;

/** The permissions: a row per sub-account, a column per product, service and DE. */
export function PermissionMatrix({ rows, permissions, changeRow, onChoose }: PermissionMatrixProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();

  const { isSaved, markSaved } = useSavedCells();
  const [last, setLast] = useState<SavedChange>();

  const allow = useCallback(
    async (row: SubUser, permission: Permission, allowed: boolean, isUndo = false) => {
      const isDone = await changeRow(
        row,
        (current) => withPermission(current, permission, allowed),
        (wanted) => savePermissions(services().api, wanted),
      );
      if (!isDone) return;
      markSaved(cellOf(row.id, permission.id));
      setLast({ row, permission, allowed, isUndo });
    },
    [changeRow, services, markSaved],
  );

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
        <PermissionRow
          key={row.id}
          row={row}
          permissions={permissions}
          savedIds={permissions
            .map(({ id }) => id)
            .filter((id) => isSaved(cellOf(row.id, id)))
            .join(' ')}
          onAllow={allow}
          onChoose={onChoose}
        />
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
            icon={<UndoIcon />}
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
