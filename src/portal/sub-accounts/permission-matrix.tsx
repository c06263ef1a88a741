import { Badge, Button, Checkbox } from '@fluentui/react-components';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { CheckCircleIcon, UndoIcon, WarningIcon } from '../../ui/portal-icons.tsx';
import { Cell, ColumnHead, PersonLink, Row, RowHead, SortableHead, TableFrame } from './card-table.tsx';
import list from './list-page.module.css';
import styles from './permission-matrix.module.css';
import type { RowChoice } from './row-menu.tsx';
import {
  isAllowed,
  type Permission,
  type SubUser,
  savePermissions,
  statusColors,
  statusKeys,
  withPermission,
} from './sub-user.ts';
import type { ChangeRow } from './use-optimistic-rows.ts';

interface PermissionMatrixProps {
  rows: readonly SubUser[];
  permissions: readonly Permission[];
  changeRow: ChangeRow;
  onChoose: (row: SubUser, choice: RowChoice, from: HTMLElement | null) => void;
}

/** What a cell shows about its last change. */
type Mark = 'saved' | 'refused';

/** The last change, as the message says it. */
interface LastChange {
  row: SubUser;
  permission: Permission;
  allowed: boolean;
  result: Mark | 'undone';
}

const messages = {
  saved: 'subAccount.matrix.saved',
  undone: 'subAccount.matrix.undone',
  refused: 'subAccount.matrix.refused',
} as const;

const cellOf = (rowId: string, permissionId: string) => `${rowId} ${permissionId}`;

/** How long a cell shows that it was saved. A refused cell shows it until its next change. */
const savedMs = 4000;

/** The marks of cells. */
function useMarks() {
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const started = timers.current;
    return () => started.forEach(clearTimeout);
  }, []);

  const setMark = useCallback((cell: string, mark: Mark | undefined) => {
    clearTimeout(timers.current.get(cell));
    setMarks((before) => {
      const others = [...before].filter(([other]) => other !== cell);
      return new Map(mark ? [...others, [cell, mark]] : others);
    });
    if (mark === 'saved')
      timers.current.set(
        cell,
        setTimeout(() => setMark(cell, undefined), savedMs),
      );
  }, []);
  return { marks, setMark };
}

/** The permissions: a row per sub-account, a column per product, service and DE. */
export function PermissionMatrix({ rows, permissions, changeRow, onChoose }: PermissionMatrixProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();
  const { marks, setMark } = useMarks();
  const [last, setLast] = useState<LastChange>();

  const allow = useCallback(
    async (row: SubUser, permission: Permission, allowed: boolean, isUndo = false) => {
      const cell = cellOf(row.id, permission.id);
      setMark(cell, undefined);
      const isDone = await changeRow(
        row,
        (current) => withPermission(current, permission, allowed),
        (wanted) => savePermissions(services().api, wanted),
      );
      setMark(cell, isDone ? 'saved' : 'refused');
      setLast({ row, permission, allowed, result: isDone ? (isUndo ? 'undone' : 'saved') : 'refused' });
    },
    [changeRow, services, setMark],
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
  return (
    <>
      <TableFrame label={t('subAccount.matrix.label')} className={styles.matrix} heads={heads} isWide>
        {rows.map((row) => (
          <PermissionRow
            key={row.id}
            row={row}
            permissions={permissions}
            // A text, so that other rows do not render again.
            marked={permissions.map(({ id }) => marks.get(cellOf(row.id, id)) ?? '').join()}
            onAllow={allow}
            onChoose={onChoose}
          />
        ))}
      </TableFrame>
      <div className={last ? list.tray : undefined}>
        <span role="status" className={last?.result === 'refused' ? styles.refused : undefined}>
          {last && t(messages[last.result], { name: last.row.name, permission: last.permission.name })}
        </span>
        {last && last.result !== 'refused' && (
          <Button
            size="small"
            icon={<UndoIcon />}
            // It keeps the focus after it was pressed.
            disabledFocusable={last.result === 'undone'}
            onClick={() => allow(last.row, last.permission, !last.allowed, true)}
          >
            {t('subAccount.matrix.undo')}
          </Button>
        )}
      </div>
    </>
  );
}

interface PermissionRowProps extends Pick<PermissionMatrixProps, 'permissions' | 'onChoose'> {
  row: SubUser;
  /** The marks of the permissions, in their order, separated by commas. */
  marked: string;
  onAllow: (row: SubUser, permission: Permission, allowed: boolean) => void;
}

/** The permissions of one sub-account. It is memoized, because a page has many rows of many controls each. */
const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { row, permissions, marked, onAllow, onChoose } = props;
  const { t } = useTranslation(['subAccount']);
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
          {marks[index] === 'saved' && <CheckCircleIcon className={styles.mark} />}
          {marks[index] === 'refused' && <WarningIcon className={`${styles.mark} ${styles.refused}`} />}
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
  );
});
