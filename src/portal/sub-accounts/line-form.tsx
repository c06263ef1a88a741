import { Button } from '@fluentui/react-button';
import { Field } from '@fluentui/react-field';
import { Input } from '@fluentui/react-input';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { focusFirst } from './batch-progress.tsx';
import type { ImportFile, ImportLine } from './check-lines.ts';
import { type ImportColumn, importHeaderKeys } from './import-columns.ts';
import styles from './import-dialog.module.css';
import type { Permission } from './sub-user.ts';
import { useErrorTexts } from './use-error-texts.ts';

/** The texts of a line by column. */
export type Cells = Partial<Record<ImportColumn, string>>;

interface LineFormProps {
  table: ImportFile['table'];
  line: ImportLine;
  permissions: readonly Permission[];
  onSave: (cells: Cells) => void;
  onCancel: () => void;
}

/**
 * The faulty cells of a line as fields with what is wrong with each, the first with the focus. The other cells that the import knows
 * are one press away, and there at once when nothing is wrong with a single cell.
 */
export function LineForm({
  table: { columns },
  line: { id, cells, errors },
  permissions,
  onSave,
  onCancel,
}: LineFormProps) {
  const { t } = useTranslation(['subAccount']);
  const textOf = useErrorTexts();
  const isComposing = useRef(false);
  const known = columns.flatMap((column, index) => (column ? { column, cell: cells[index] ?? '' } : []));
  const faulty = known.filter(({ column }) => errors.some((error) => error.column === column));
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
        <Button type="submit" appearance="primary">
          {t('subAccount.import.save')}
        </Button>
      </div>
    </form>
  );
}
