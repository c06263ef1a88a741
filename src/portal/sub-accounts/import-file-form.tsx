import { Button, DialogActions, DialogContent, Field } from '@fluentui/react-components';
import { useId, useRef, useState } from 'react';
import { loadErrorTexts } from '../../i18n/error-texts.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatNumber } from '../../ui/format/number.ts';
import dialog from '../dialogs/confirm-dialog.module.css';
import { FileInput } from './file-input.tsx';
import { importHeaderKeys, loadImportTexts, templateHeaders } from './import-columns.ts';
import { type FileError, maxImportLines } from './import-table.ts';
import { type ImportFile, parseImport } from './parse-import.ts';
import type { Permission } from './permissions.ts';
import { readImportFile } from './read-import-file.ts';
import { saveCsv } from './save-csv.ts';

interface ImportFileFormProps {
  permissions: readonly Permission[];
  onChecked: (file: ImportFile) => void;
  onClose: () => void;
}

/** Chooses the file of an import, and explains what is wrong with it. */
export function ImportFileForm({ permissions, onChecked, onClose }: ImportFileFormProps) {
  const { t } = useTranslation(['subAccount', 'common', 'user']);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const formId = useId();

  function describe(problem: FileError): string {
    if ('values' in problem) return t(problem.key, problem.values);
    if (!('columns' in problem)) return t(problem.key);
    const columns = problem.columns.map((column) => t(importHeaderKeys[column][0]));
    return t(problem.key, { columns: columns.join(t('subAccount.person.separator')) });
  }

  async function check() {
    const [texts] = await Promise.all([loadImportTexts(), loadErrorTexts(language)]);
    const expected = [...texts.headers.keys(), ...texts.de.keys(), ...permissions.map(({ name }) => name)];
    const text = await readImportFile(input.current?.files?.[0], expected);
    const checked = typeof text === 'string' ? parseImport(text, texts, permissions) : text;
    if ('lines' in checked) return onChecked(checked);
    setError(describe(checked));
    input.current?.focus();
  }

  return (
    <>
      <DialogContent className={dialog.content}>
        <p>{t('subAccount.import.text', { max: formatNumber(maxImportLines) })}</p>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <Field
            label={t('subAccount.import.file')}
            validationState={error ? 'error' : 'none'}
            validationMessage={error && <span>{error}</span>}
          >
            {/* Fluent UI has no file input, which would take these properties itself. */}
            {(fieldProps) => (
              <FileInput
                {...fieldProps}
                ref={input}
                accept=".csv,text/csv"
                onChoose={() => setError(undefined)}
              />
            )}
          </Field>
        </form>
        <p>
          <Button
            onClick={() =>
              saveCsv(t('subAccount.import.templateFile'), [templateHeaders.map((key) => t(key))])
            }
          >
            {t('subAccount.import.template')}
          </Button>
        </p>
      </DialogContent>
      <DialogActions fluid className={dialog.actions}>
        <Button onClick={onClose}>{t('user.confirm.cancel')}</Button>
        <Button type="submit" form={formId} appearance="primary">
          {t('subAccount.import.check')}
        </Button>
      </DialogActions>
    </>
  );
}
