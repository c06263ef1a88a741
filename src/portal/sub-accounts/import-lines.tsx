import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { DialogFrame } from '../dialogs/portal-dialog.tsx';
import { usePromptOnUnload } from '../drafts/use-prompt-on-unload.ts';
import { BatchProgress, focusFirst, PeopleList } from './batch-progress.tsx';
import { saveCsv } from './csv.ts';
import { useSignInAddress } from './handover-dialog.tsx';
import type { ImportFile, ImportLine } from './parse-import.ts';
import { allowedNames, type Permission } from './sub-user.ts';
import { type BatchResult, useBatch } from './use-batch.ts';
import { useCreation } from './use-creation.ts';

const savingTexts = {
  once: 'subAccount.import.once',
  notSaved: 'subAccount.import.notSaved',
  saved: 'subAccount.import.saved',
} as const;

interface ImportLinesProps {
  file: ImportFile;
  permissions: readonly Permission[];
  onStart: () => void;
  onBack: () => void;
  /** Called with the ids of the new sub-accounts. */
  onFinished: (created: readonly string[]) => void;
}

/** Previews the lines of a file, creates the sub-accounts one by one, and offers the results as files. */
export function ImportLines({
  file: { header, ignored, lines },
  permissions,
  onStart,
  onBack,
  onFinished,
}: ImportLinesProps) {
  const { t } = useTranslation(['subAccount', 'common']);
  const language = useLanguage();
  const create = useCreation();
  const address = useSignInAddress();
  const [created, setCreated] = useState<ReadonlyMap<string, string>>(new Map());
  /** Whether the passwords are safe: no, not although the user was asked, or in a file. */
  const [saving, setSaving] = useState<keyof typeof savingTexts>('once');
  usePromptOnUnload(created.size > 0 && saving !== 'saved');
  // At the limit no other line can succeed.
  const { run, stop, isRunning, results } = useBatch<ImportLine>({
    afterError: ({ code }) =>
      code === 'A2012' ? { outcome: 'skipped', message: t('subAccount.import.notTried') } : undefined,
  });
  const valid = lines.filter(({ errors }) => errors.length === 0).length;
  // What needs attention comes first, and is not reordered while it is watched.
  const preview = [...lines].sort(
    (one, other) => Number(one.errors.length === 0) - Number(other.errors.length === 0),
  );
  // Full stops only at the end.
  const reasonOf = ({ errors }: ImportLine) =>
    errors
      .map((error) => ('values' in error ? t(error.key, error.values) : lookup(language, error.key)))
      .map((text, index) => (index < errors.length - 1 ? text?.replace(/[.。]$/, '') : text))
      .join(t('subAccount.import.and'));

  async function act(line: ImportLine): Promise<BatchResult> {
    if (line.errors.length > 0) return { outcome: 'failed', message: reasonOf(line) };
    const { id: lineId, account, name, mobile, password, productIds, serviceIds, de } = line;
    const body = {
      account,
      name,
      mobile,
      password,
      confirmPassword: password,
      productIds,
      serviceIds,
      de,
    };
    try {
      const { id } = await create(body);
      setCreated((before) => new Map([...before, [lineId, id]]));
    } catch (error) {
      // The shared message of the code is for a registration.
      if (error instanceof ApiError && error.code === 'A2001')
        return { outcome: 'failed', message: t('subAccount.create.accountExists') };
      throw error;
    }
    return { outcome: 'done', message: t('subAccount.import.created') };
  }

  function saveLines(saved: readonly ImportLine[]) {
    saveCsv(t('subAccount.import.failedFile'), [
      [...header, t('subAccount.import.reason')],
      ...saved.map((line) => [
        ...header.map((_, column) => line.cells[column] ?? ''),
        results.get(line.id)?.message ?? reasonOf(line),
      ]),
    ]);
  }

  if (!isRunning && results.size === 0)
    return (
      <DialogFrame
        title={t('subAccount.import.title')}
        actions={
          <>
            <Button onClick={onBack}>{t('subAccount.import.other')}</Button>
            {valid < lines.length && (
              <Button onClick={() => saveLines(lines.filter(({ errors }) => errors.length > 0))}>
                {t('subAccount.import.problems')}
              </Button>
            )}
            <Button
              appearance="primary"
              disabledFocusable={valid === 0}
              onClick={() => {
                onStart();
                run(lines, act);
              }}
            >
              {t('subAccount.import.submit', { count: valid })}
            </Button>
          </>
        }
      >
        <p ref={focusFirst} role="status" tabIndex={-1}>
          {t('subAccount.import.preview', { count: lines.length, valid })}
        </p>
        {ignored.length > 0 && (
          <p>
            {t('subAccount.import.ignored', {
              columns: ignored.join(t('subAccount.person.separator')),
            })}
          </p>
        )}
        <PeopleList
          label={t('subAccount.import.lines')}
          people={preview}
          before={({ id }) => <small>{t('subAccount.import.line', { line: id })}</small>}
        >
          {(line) =>
            line.errors.length > 0 ? (
              <strong data-outcome="failed">{reasonOf(line)}</strong>
            ) : (
              <span>
                <span>{t(line.isGenerated ? 'subAccount.import.generated' : 'subAccount.import.ready')}</span>
                <br />
                <small>
                  {allowedNames(line, permissions).join(t('subAccount.person.separator')) ||
                    t('subAccount.filter.nothing')}
                </small>
              </span>
            )
          }
        </PeopleList>
      </DialogFrame>
    );

  const done = lines.filter(({ id }) => created.has(id));
  const others = lines.filter(({ id }) => !created.has(id));
  /** Those that failed for another reason than what is in the file. */
  const retryable = others.filter(({ errors }) => errors.length === 0);
  const hasDetails = !isRunning && done.length > 0;
  const isAtLimit = [...results.values()].some(({ message }) => message === t('subAccount.import.notTried'));

  function saveDetails() {
    const head = ['handover.address', 'handover.account', 'list.name', 'handover.password'] as const;
    saveCsv(t('subAccount.import.detailsFile'), [
      head.map((key) => t(`subAccount.${key}`)),
      ...done.map(({ account, name, password }) => [address, account, name, password]),
    ]);
    setSaving('saved');
  }

  return (
    <DialogFrame
      title={t('subAccount.import.title')}
      actions={
        isRunning ? (
          <Button onClick={stop}>{t('subAccount.bulk.stop')}</Button>
        ) : (
          <>
            <Button
              appearance={hasDetails ? 'secondary' : 'primary'}
              // The passwords are nowhere else: closing takes a second press while they were not saved.
              onClick={({ detail }) => {
                // The second press of a double click confirms nothing.
                const isUnconfirmed = saving === 'once' || (saving === 'notSaved' && detail > 1);
                if (hasDetails && isUnconfirmed) setSaving('notSaved');
                else onFinished([...created.values()]);
              }}
            >
              {t(saving === 'notSaved' ? 'subAccount.import.doneAnyway' : 'subAccount.import.done')}
            </Button>
            {retryable.length > 0 && (
              <Button
                onClick={() => {
                  setSaving('once');
                  run(retryable, act);
                }}
              >
                {t('subAccount.bulk.retry', { count: retryable.length })}
              </Button>
            )}
            {others.length > 0 && (
              <Button onClick={() => saveLines(others)}>{t('subAccount.import.failed')}</Button>
            )}
            {hasDetails && (
              <Button appearance="primary" onClick={saveDetails}>
                {t('subAccount.import.details')}
              </Button>
            )}
          </>
        )
      }
    >
      <BatchProgress
        items={isRunning ? lines : [...others, ...done]}
        results={results}
        isRunning={isRunning}
      />
      {isAtLimit && <p>{t('common.apiMsg.A2012')}</p>}
      {isAtLimit && <ContactLinks />}
      {hasDetails && <p role="status">{t(savingTexts[saving])}</p>}
    </DialogFrame>
  );
}
