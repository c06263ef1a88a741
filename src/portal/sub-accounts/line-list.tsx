import { Button } from '@fluentui/react-button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { focusFirst, PeopleList } from './batch-progress.tsx';
import { type ImportFile, type ImportLine, isRepairable } from './check-lines.ts';
import styles from './import-dialog.module.css';
import { type Cells, LineForm } from './line-form.tsx';
import type { Permission } from './sub-user.ts';

interface LineListProps {
  label: string;
  table: ImportFile['table'];
  /** In the order in which they are shown. */
  lines: readonly ImportLine[];
  permissions: readonly Permission[];
  /** The line that is edited. */
  editingId: string | undefined;
  onEditing: (id: string | undefined) => void;
  /** Whether the line can be edited although its texts have no error. */
  isRefused?: (line: ImportLine) => boolean;
  /** Saves new texts of a line, and returns the checked lines. */
  onSave: (line: ImportLine, cells: Cells) => readonly ImportLine[];
  /** Leaves a line out. Without it, no line has a button for this. */
  onLeaveOut?: (line: ImportLine) => void;
  /** What the list says about a line. */
  children: (line: ImportLine) => ReactNode;
}

/** The lines of a file. One at a time can be edited in place; then the next faulty one has the focus. */
export function LineList({
  label,
  table,
  lines,
  permissions,
  editingId,
  onEditing,
  isRefused,
  onSave,
  onLeaveOut,
  children,
}: LineListProps) {
  const { t } = useTranslation(['subAccount']);
  const listId = useId();
  /** The line whose button gets the focus. */
  const [focusedId, setFocusedId] = useState<string>();
  /** Lines that were edited can be edited again, though they have no error now. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());

  function close(nextId: string) {
    onEditing(undefined);
    setFocusedId(nextId);
  }

  function save(line: ImportLine, cells: Cells) {
    const faulty = new Set(
      onSave(line, cells)
        .filter((checked) => isRepairable(table, checked))
        .map(({ id }) => id),
    );
    const place = lines.indexOf(line);
    const next = [...lines.slice(place), ...lines.slice(0, place)].find(({ id }) => faulty.has(id));
    setEdited(new Set([...edited, line.id]));
    close(next?.id ?? line.id);
  }

  return (
    <PeopleList
      label={label}
      people={lines}
      before={({ id }) => <small>{t('subAccount.import.line', { line: id })}</small>}
    >
      {(line) =>
        line.id === editingId ? (
          <LineForm
            table={table}
            line={line}
            permissions={permissions}
            onSave={(cells) => save(line, cells)}
            onCancel={() => close(line.id)}
          />
        ) : (
          <div className={styles.outcome}>
            <span id={`${listId}-${line.id}`}>{children(line)}</span>
            {(edited.has(line.id) || isRepairable(table, line) || isRefused?.(line)) && (
              <Button
                size="small"
                disabledFocusable={editingId !== undefined}
                ref={line.id === focusedId ? focusFirst : undefined}
                aria-label={t('subAccount.import.edit', { line: line.id })}
                aria-describedby={`${listId}-${line.id}`}
                onClick={() => {
                  setFocusedId(undefined);
                  onEditing(line.id);
                }}
              >
                {t('subAccount.list.edit')}
              </Button>
            )}
            {onLeaveOut && (
              <Button
                size="small"
                disabledFocusable={editingId !== undefined}
                aria-label={t('subAccount.import.leaveOutLine', { line: line.id })}
                onClick={() => onLeaveOut(line)}
              >
                {t('subAccount.import.leaveOut')}
              </Button>
            )}
          </div>
        )
      }
    </PeopleList>
  );
}
