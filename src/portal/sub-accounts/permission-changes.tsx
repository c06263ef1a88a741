import { Button } from '@fluentui/react-button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckCircleIcon, UndoIcon, WarningIcon } from '../../ui/portal-icons.tsx';
import styles from './permission-changes.module.css';
import { type Permission, type SubUser, savePermissions, withPermission } from './sub-user.ts';
import type { ChangeRow } from './use-optimistic-rows.ts';

/** What is shown at a permission about its last change. */
type Mark = 'saved' | 'refused';

/** The last change of a permission, as the message says it. */
interface Change {
  row: SubUser;
  permission: Permission;
  allowed: boolean;
  result: Mark | 'undone';
}

const refused = 'subAccount.matrix.refused';
const messages = {
  on: { saved: 'subAccount.matrix.granted', undone: 'subAccount.matrix.grantedAgain', refused },
  off: { saved: 'subAccount.matrix.revoked', undone: 'subAccount.matrix.revokedAgain', refused },
} as const;

/** How long a permission shows that it was saved. A refused one shows it until its next change. */
const savedMs = 4000;

const keyOf = (row: SubUser, permission: Permission) => `${row.id} ${permission.id}`;

/** Changes single permissions, which are saved at once, and remembers what came of it. */
export function usePermissionChanges(changeRow: ChangeRow) {
  const services = useServices();
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark | undefined>>(new Map());
  const [last, setLast] = useState<Change>();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const started = timers.current;
    return () => started.forEach(clearTimeout);
  }, []);

  const setMark = useCallback((key: string, mark?: Mark) => {
    clearTimeout(timers.current.get(key));
    setMarks((before) => new Map(before).set(key, mark));
    if (mark === 'saved')
      timers.current.set(
        key,
        setTimeout(() => setMark(key), savedMs),
      );
  }, []);

  const allow = useCallback(
    async (row: SubUser, permission: Permission, allowed: boolean, isUndo = false) => {
      const key = keyOf(row, permission);
      setMark(key);
      const isDone = await changeRow(
        row,
        (current) => withPermission(current, permission, allowed),
        (wanted) => savePermissions(services().api, wanted),
      );
      setMark(key, isDone ? 'saved' : 'refused');
      setLast({ row, permission, allowed, result: isDone ? (isUndo ? 'undone' : 'saved') : 'refused' });
    },
    [changeRow, services, setMark],
  );

  return {
    allow,
    last,
    markOf: (row: SubUser, permission: Permission) => marks.get(keyOf(row, permission)),
  };
}

interface MarkIconProps {
  /** A `Mark`; nothing else shows an icon. */
  mark: string | undefined;
  className?: string;
}

/** Whether a permission was saved or refused, which `LastChange` says in words. */
export function MarkIcon({ mark, className = '' }: MarkIconProps) {
  if (mark === 'saved') return <CheckCircleIcon className={`${styles.saved} ${className}`} />;
  return mark === 'refused' && <WarningIcon className={`${styles.refused} ${className}`} />;
}

interface LastChangeProps extends Pick<ReturnType<typeof usePermissionChanges>, 'last' | 'allow'> {
  /** The class while there is a change. */
  className?: string;
}

/** What came of the last change, with its undo. */
export function LastChange({ last, allow, className }: LastChangeProps) {
  const { t } = useTranslation(['subAccount']);
  return (
    <div className={last && className}>
      <span role="status" className={last?.result === 'refused' ? styles.refused : undefined}>
        {last &&
          t(messages[last.allowed ? 'on' : 'off'][last.result], {
            name: last.row.name,
            permission: last.permission.name,
          })}
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
  );
}
