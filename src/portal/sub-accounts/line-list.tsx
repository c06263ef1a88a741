import { Button } from '@fluentui/react-button';
import { Field } from '@fluentui/react-field';
import { Input } from '@fluentui/react-input';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArea } from './area-layout.tsx';
import { focusFirst, PeopleList } from './batch-progress.tsx';
import {
  type ImportFile,
  type ImportLine,
  isRepairable,
  type LineError,
  replaceName,
} from './check-lines.ts';
import { type ImportColumn, importHeaderKeys } from './import-columns.ts';
import styles from './import-dialog.module.css';
import type { Permission } from './sub-user.ts';

/** The texts of a line by column. */
export type Cells = Partial<Record<ImportColumn, string>>;

/** Returns the text of errors of a line: one sentence, with a full stop only at its end. */
export function useErrorTexts(): (errors: readonly LineError[]) => string {
  const { t } = useTranslation(['subAccount']);
  const language = useLanguage();
  return (errors) =>
    errors
      .map((error) => ('values' in error ? t(error.key, error.values) : lookup(language, error.key)))
      .map((text, index) => (index < errors.length - 1 ? text?.replace(/[.。]$/, '') : text))
      .join(t('subAccount.import.and'));
}

interface LineListProps {
  label: string;
  table: ImportFile['table'];
  /** In the order in which they are shown. */
  lines: readonly ImportLine[];
  editingIds: ReadonlySet<string>;
  onEditing: (id: string, isEditing: boolean) => void;
  /** Whether the line can be edited although its texts have no error. */
  isRefused?: (line: ImportLine) => boolean;
  /** Saves new texts of a line, and returns the checked lines. */
  onSave: (line: ImportLine, cells: Cells) => readonly ImportLine[];
  /** Gets the focus when nothing below a saved line is left to mend. */
  afterList: RefObject<HTMLElement | null>;
  /** Further buttons of a line. */
  actions: (line: ImportLine) => ReactNode;
  /** What the list says about a line. */
  children: (line: ImportLine) => ReactNode;
}

/** The lines of a file, which can be edited in place; after one was saved, the next faulty one below has the focus. */
export function LineList({
  label,
  table,
  lines,
  editingIds,
  onEditing,
  isRefused,
  onSave,
  afterList,
  actions,
  children,
}: LineListProps) {
  const { t } = useTranslation(['subAccount']);
  const listId = useId();
  /** Lines that were edited can be edited again, though they have no error now. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());

  /** Closes the form of a line. The next one with something to mend gets the focus, or what comes after the list. */
  function close(id: string, nextId: string | undefined) {
    onEditing(id, false);
    // After the list has rendered.
    setTimeout(() => {
      const next = nextId === undefined ? null : document.getElementById(`${listId}-${nextId}`);
      const control = next?.querySelector<HTMLElement>('input, button') ?? afterList.current;
      control?.focus();
    });
  }

  function save(line: ImportLine, cells: Cells) {
    const faulty = new Set(
      onSave(line, cells)
        .filter((checked) => isRepairable(table, checked))
        .map(({ id }) => id),
    );
    const next = lines.slice(lines.indexOf(line)).find(({ id }) => faulty.has(id));
    setEdited((before) => new Set([...before, line.id]));
    close(line.id, next?.id);
  }

  return (
    <PeopleList
      label={label}
      people={lines}
      before={({ id }) => <small>{t('subAccount.import.line', { line: id })}</small>}
    >
      {(line) =>
        editingIds.has(line.id) ? (
          <LineForm
            elementId={`${listId}-${line.id}`}
            table={table}
            line={line}
            onSave={(cells) => save(line, cells)}
            onCancel={() => close(line.id, line.id)}
          />
        ) : (
          <div id={`${listId}-${line.id}`} className={styles.outcome}>
            <span id={`${listId}-${line.id}-text`}>{children(line)}</span>
            {(edited.has(line.id) || isRepairable(table, line) || isRefused?.(line)) && (
              <Button
                size="small"
                aria-label={t('subAccount.import.edit', { line: line.id })}
                aria-describedby={`${listId}-${line.id}-text`}
                onClick={() => onEditing(line.id, true)}
              >
                {t('subAccount.list.edit')}
              </Button>
            )}
            <Suggestion
              table={table}
              line={line}
              describedBy={`${listId}-${line.id}-text`}
              onTake={(cells) => save(line, cells)}
            />
            {actions(line)}
          </div>
        )
      }
    </PeopleList>
  );
}

interface SuggestionProps {
  table: ImportFile['table'];
  line: ImportLine;
  describedBy: string;
  onTake: (cells: Cells) => void;
}

const kinds = { products: 'productIds', services: 'serviceIds' } as const;

/** Takes the permission that was probably meant by the first name that nobody knows. */
function Suggestion({ table, line, describedBy, onTake }: SuggestionProps) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  for (const error of line.errors) {
    if (!('values' in error) || (error.column !== 'products' && error.column !== 'services')) continue;
    const { column, suggestedId, values } = error;
    const meant = permissions.find(({ kind, id }) => kind === kinds[column] && id === suggestedId);
    if (!meant) continue;
    const cell = line.cells[table.columns.indexOf(column)] ?? '';
    return (
      <Button
        size="small"
        aria-describedby={describedBy}
        onClick={() => onTake({ [column]: replaceName(cell, values.value, meant.name) })}
      >
        {t('subAccount.import.didYouMean', { name: meant.name })}
      </Button>
    );
  }
  return null;
}

interface LineFormProps {
  elementId: string;
  table: ImportFile['table'];
  line: ImportLine;
  onSave: (cells: Cells) => void;
  onCancel: () => void;
}

/**
 * The faulty cells of a line as fields with what is wrong with each, the first with the focus. The other cells that the import knows
 * are one press away, and there at once when nothing is wrong with a single cell.
 */
function LineForm({
  elementId,
  table: { columns },
  line: { id, cells, errors },
  onSave,
  onCancel,
}: LineFormProps) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const textOf = useErrorTexts();
  const isComposing = useRef(false);
  const known = columns.flatMap((column, index) => (column ? { column, cell: cells[index] ?? '' } : []));
  /** A field stays when another line takes its error away. */
  const [columnsAtFirst] = useState(() => errors.map(({ column }) => column));
  const faulty = known.filter(
    ({ column }) => columnsAtFirst.includes(column) || errors.some((error) => error.column === column),
  );
  const [isWhole, setWhole] = useState(faulty.length === 0);
  const shown = isWhole ? known : faulty;
  const first = faulty[0] ?? known[0];
  const names = (kind: Permission['kind']) =>
    permissions
      .filter((permission) => permission.kind === kind)
      .map(({ name }) => name)
      .join('; ');
  const hints: Cells = {
    password: t('subAccount.import.passwordHint'),
    products: names('productIds'),
    services: names('serviceIds'),
    de: `${t('subAccount.list.deOn')} / ${t('subAccount.list.deOff')}`,
  };
  return (
    <form
      id={elementId}
      className={styles.line}
      aria-label={t('subAccount.import.edit', { line: id })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSave(Object.fromEntries(shown.map(({ column }) => [column, `${data.get(column) ?? ''}`])));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog stays open. While a Chinese word is typed, Escape is for the input method.
        event.stopPropagation();
        if (!isComposing.current) onCancel();
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
      }}
    >
      {shown.map(({ column, cell }) => {
        const own = errors.filter((error) => error.column === column);
        return (
          <Field
            key={column}
            label={t(importHeaderKeys[column][0])}
            hint={hints[column]}
            validationState={own.length > 0 ? 'error' : 'none'}
            validationMessage={own.length > 0 ? <span>{textOf(own)}</span> : undefined}
          >
            <Input
              size="large"
              name={column}
              defaultValue={cell.trim()}
              autoComplete="off"
              ref={column === first?.column ? focusFirst : undefined}
            />
          </Field>
        );
      })}
      <div className={styles.lineActions}>
        {!isWhole && (
          <Button appearance="transparent" onClick={() => setWhole(true)}>
            {t('subAccount.import.allFields')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('subAccount.create.cancel')}</Button>
        <Button type="submit">{t('subAccount.import.save')}</Button>
      </div>
    </form>
  );
}
