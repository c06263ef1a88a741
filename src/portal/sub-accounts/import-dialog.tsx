import { Button } from '@fluentui/react-button';
import { Field } from '@fluentui/react-field';
import { Select } from '@fluentui/react-select';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useServices } from '../../app/services.tsx';
import { loadErrorTexts } from '../../i18n/error-texts.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { DetailList } from '../layout/detail-list.tsx';
import { useArea } from './area-layout.tsx';
import { checkLines, type ImportFile, tableWithGiven } from './check-lines.ts';
import { saveCsv } from './csv.ts';
import { fetchAllSubUsers } from './fetch-all.ts';
import {
  comparable,
  type ImportColumn,
  importHeaderKeys,
  loadImportTexts,
  requiredColumns,
  templateHeaders,
} from './import-columns.ts';
import styles from './import-dialog.module.css';
import { ImportLines } from './import-lines.tsx';
import {
  exampleAccount,
  type FileError,
  formatTable,
  maxImportLines,
  readImportTable,
} from './import-table.ts';
import { readListQuery } from './list-query.ts';
import { readImportFile } from './read-import-file.ts';

interface ImportDialogProps {
  /** The number of seats. */
  limit: number;
  /** The file in review, with its corrections. It outlives the dialog, which Escape closes. */
  file: ImportFile | undefined;
  /** The text of a file that was in review when its tab was closed; null for none. */
  draft: string | null;
  /** @param text what comes back after the tab was closed */
  onFile: (file: ImportFile | undefined, text?: string) => void;
  onClose: () => void;
  /** Called with the ids of the new sub-accounts when the results are closed. */
  onFinished: (created: readonly string[]) => void;
}

/** Creates sub-accounts from a CSV file: choose, preview, results. */
export function ImportDialog({ limit, file, draft, onFile, onClose, onFinished }: ImportDialogProps) {
  const [isClosable, setClosable] = useState(true);
  /** Who was created does not come back with the file. */
  function keep(next: ImportFile | undefined, created: { has(line: string): boolean } = new Set()) {
    const table = next && tableWithGiven(next);
    const rows = table?.rows.filter(({ line }) => !created.has(line)) ?? [];
    onFile(next, table && (rows.length > 0 ? formatTable({ ...table, rows }) : ''));
  }
  return (
    <PortalDialog isAlert isLarge={file !== undefined} onClose={() => isClosable && onClose()}>
      {file ? (
        <ImportLines
          file={file}
          onFile={keep}
          onStart={() => setClosable(false)}
          onClose={onClose}
          onFinished={onFinished}
        />
      ) : (
        <FileForm limit={limit} draft={draft} onChecked={(checked) => keep(checked)} onClose={onClose} />
      )}
    </PortalDialog>
  );
}

type ColumnsError = Extract<FileError, { columns: unknown }>;

/** The columns that the user has named, by their headers as `comparable` makes them. */
type ColumnNames = ReadonlyMap<string, ImportColumn>;

interface FileFormProps extends Pick<ImportDialogProps, 'limit' | 'draft'> {
  onChecked: (file: ImportFile) => void;
  onClose: () => void;
}

/** Chooses the file of an import, and explains what is wrong with it. */
function FileForm({ limit, draft, onChecked, onClose }: FileFormProps) {
  const { t } = useTranslation(['subAccount', 'common', 'user']);
  const language = useLanguage();
  const services = useServices();
  const { permissions } = useArea();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(() =>
    draft === null ? undefined : new File([draft], `${t('subAccount.import.label')}.csv`),
  );
  /** What is wrong; with `mayRetry`, with the connection and not with the file. */
  const [error, setError] = useState<{ text: string; mayRetry?: boolean }>();
  const [isChecking, setChecking] = useState(false);
  /** What the last check was made with. It outlives a check that the connection has failed. */
  const [chosenNames, setChosenNames] = useState<ColumnChoiceProps['names']>({});
  /** Columns that the file seems to lack, and the headers of which each may be one. */
  const [missing, setMissing] = useState<Pick<ColumnsError, 'columns' | 'candidates'>>();
  const separator = t('subAccount.person.separator');
  const none = t('subAccount.person.none');
  const namesOf = (kind: 'productIds' | 'serviceIds') =>
    permissions.filter((permission) => permission.kind === kind).map(({ name }) => name);

  function describe(problem: FileError): string {
    if ('values' in problem) return t(problem.key, problem.values);
    if ('columns' in problem) {
      const columns = problem.columns.map((column) => t(importHeaderKeys[column][0]));
      return t(problem.key, { columns: columns.join(separator) });
    }
    if (problem.key === 'common.apiMsg.A0302')
      return t('subAccount.import.saveAs', { problem: t(problem.key) });
    return t(problem.key);
  }

  /** Reads the file, and asks the API who exists, so that the preview says what will happen. */
  async function read(file: File | undefined, named: ColumnNames): Promise<ImportFile | FileError> {
    const { api } = services();
    const [known] = await Promise.all([loadImportTexts(api, permissions), loadErrorTexts(language)]);
    const texts = { ...known, headers: new Map([...known.headers, ...named]) };
    const expected = [texts.headers, texts.de, texts.permissions.productIds, texts.permissions.serviceIds];
    const text = await readImportFile(
      file,
      expected.flatMap((names) => [...names.keys()]),
    );
    const table = typeof text === 'string' ? readImportTable(text, texts) : text;
    if ('key' in table) return table;
    const existing = await fetchAllSubUsers(api, readListQuery(new URLSearchParams()));
    const checks = { texts, existing, freeSeats: limit - existing.length };
    /** With the names that the import knows, by which the file can be read again. */
    const header = table.header.map((name) => {
      const column = named.get(comparable(name));
      return column ? t(importHeaderKeys[column][0]) : name;
    });
    return { table: { ...table, header }, checks, lines: checkLines(table, checks) };
  }

  /** @param names the columns that the user has named; those of another file do not count */
  async function check(file: File | undefined, names: ColumnChoiceProps['names'] = {}) {
    const named = new Map(namesOfColumns(names));
    setChosenNames(names);
    setChecking(true);
    try {
      const result = await read(file, named);
      if ('lines' in result) return onChecked(result);
      setError({ text: describe(result) });
      // While columns are chosen, the focus stays there.
      if (named.size === 0) {
        setMissing('candidates' in result && result.candidates?.length ? result : undefined);
        input.current?.focus();
      }
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      failure.isShown = true;
      setError({ text: errorMessage(failure, language, true), mayRetry: true });
    }
    setChecking(false);
  }

  const checkDraft = useEffectEvent(() => chosen && check(chosen));
  useEffect(() => void checkDraft(), []);

  function saveTemplate() {
    const example = [
      exampleAccount,
      t('subAccount.import.exampleName'),
      '13800000000',
      '',
      namesOf('productIds').slice(0, 2).join(';'),
      namesOf('serviceIds').slice(0, 1).join(';'),
      t('subAccount.list.deOff'),
    ];
    saveCsv(t('subAccount.import.templateFile'), [templateHeaders.map((key) => t(key)), example]);
  }

  return (
    <DialogFrame
      title={t('subAccount.import.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('user.confirm.cancel')}</Button>
          {error?.mayRetry && (
            <Button
              appearance="primary"
              disabledFocusable={isChecking}
              onClick={() => !isChecking && check(chosen, chosenNames)}
            >
              {t('user.failed.retry')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('subAccount.import.text', { max: formatNumber(maxImportLines) })}</p>
      <Field
        label={t('subAccount.import.file')}
        validationState={error && !isChecking ? 'error' : 'none'}
        validationMessage={
          (isChecking || error) && <span>{isChecking ? t('subAccount.import.checking') : error?.text}</span>
        }
      >
        {/* Fluent UI has no file input, which would take these properties itself. */}
        {(fieldProps) => (
          <FileInput
            {...fieldProps}
            ref={input}
            // Files of Excel can be chosen to learn how to save them.
            accept=".csv,text/csv,.xlsx,.xls"
            chosen={chosen?.name}
            onChange={({ currentTarget }) => {
              if (isChecking) return;
              const file = currentTarget.files?.[0];
              setChosen(file);
              setError(undefined);
              setMissing(undefined);
              check(file);
              // The same file can be chosen again, after it was mended.
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      {missing && (
        <ColumnChoice {...missing} names={chosenNames} onChoose={(names) => check(chosen, names)} />
      )}
      <p>
        <Button onClick={saveTemplate}>{t('subAccount.import.template')}</Button>
      </p>
      <DetailList
        rows={[
          [t('subAccount.create.products'), namesOf('productIds').join(separator) || none],
          [t('subAccount.create.services'), namesOf('serviceIds').join(separator) || none],
          [t('subAccount.list.de'), [t('subAccount.list.deOn'), t('subAccount.list.deOff')].join(separator)],
        ]}
      />
    </DialogFrame>
  );
}

interface ColumnChoiceProps extends Pick<ColumnsError, 'columns' | 'candidates'> {
  /** The header that was chosen for each column. */
  names: Partial<Record<ImportColumn, string>>;
  onChoose: (names: ColumnChoiceProps['names']) => void;
}

const namesOfColumns = (names: ColumnChoiceProps['names']) =>
  requiredColumns.flatMap((column): [string, ImportColumn][] =>
    names[column] ? [[comparable(names[column]), column]] : [],
  );

/** Lets the user say which column of the file is which. */
function ColumnChoice({ columns, candidates = [], names, onChoose }: ColumnChoiceProps) {
  const { t } = useTranslation(['subAccount']);
  return columns.map((column) => (
    <Field key={column} label={t('subAccount.import.which', { column: t(importHeaderKeys[column][0]) })}>
      <Select
        value={names[column] ?? ''}
        onChange={(_, { value }) => onChoose({ ...names, [column]: value })}
      >
        <option value="">{t('subAccount.import.chooseColumn')}</option>
        {candidates.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  ));
}

interface FileInputProps extends ComponentProps<'input'> {
  chosen?: string;
}

/**
 * A file input whose texts are in the language of the page, not of the browser. The native input is transparent and takes the focus,
 * clicks and dropped files.
 */
function FileInput({ chosen, ...input }: FileInputProps) {
  const { t } = useTranslation(['subAccount']);
  return (
    <div className={styles.file}>
      <input {...input} type="file" className={styles.input} />
      <span className={styles.button} aria-hidden="true">
        {t('subAccount.import.choose')}
      </span>
      <span className={styles.name} aria-hidden="true">
        <bdi>{chosen ?? t('subAccount.import.noFile')}</bdi>
      </span>
    </div>
  );
}
