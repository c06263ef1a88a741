import { Button } from '@fluentui/react-button';
import { Dropdown, Option } from '@fluentui/react-combobox';
import { Field } from '@fluentui/react-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { DialogFrame } from '../dialogs/portal-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { usePromptOnUnload } from '../drafts/use-prompt-on-unload.ts';
import { RequestButton } from '../entitlements/request-button.tsx';
import { useArea } from './area-layout.tsx';
import { BatchProgress, focusFirst } from './batch-progress.tsx';
import { editLine, give, type ImportFile, type ImportLine, leaveOut, takeIn } from './check-lines.ts';
import { saveCsv } from './csv.ts';
import { HandoverDialog, useSignInAddress } from './handover-dialog.tsx';
import styles from './import-dialog.module.css';
import { type Cells, LineList, useErrorTexts } from './line-list.tsx';
import { allowedNames, type Permission } from './sub-user.ts';
import { type BatchResult, useBatch } from './use-batch.ts';
import { useCreation } from './use-creation.ts';

const isValid = ({ errors }: ImportLine) => errors.length === 0;

interface ImportLinesProps {
  file: ImportFile;
  /** Called with the corrected file and the lines that are sub-accounts by now; with undefined for another file. */
  onFile: (file: ImportFile | undefined, created: ReadonlyMap<string, string>) => void;
  onStart: () => void;
  /** Leaves the review, to which the user can return. */
  onClose: () => void;
  /** Called with the ids of the new sub-accounts. */
  onFinished: (created: readonly string[]) => void;
}

/** Previews the lines of a file, creates the sub-accounts one by one, and offers the results as files. Faulty lines can be edited. */
export function ImportLines({ file, onFile, onStart, onClose, onFinished }: ImportLinesProps) {
  const { t } = useTranslation(['subAccount', 'common', 'user']);
  const { permissions } = useArea();
  const textOf = useErrorTexts();
  const create = useCreation();
  const address = useSignInAddress();
  const [editingIds, setEditingIds] = useState<ReadonlySet<string>>(new Set());
  const listElement = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  /** The file with the corrections that were not rendered yet. */
  const latest = useRef(file);
  useEffect(() => {
    latest.current = file;
  }, [file]);
  /** The line whose sign-in details are open, and the lines whose details were handed over. */
  const [shown, setShown] = useState<ImportLine>();
  const [handedIds, setHandedIds] = useState<ReadonlySet<string>>(new Set());
  useFocusReturn(shown !== undefined);
  /** The lines of the present or last run. */
  const [sent, setSent] = useState<readonly ImportLine[]>([]);
  const [created, setCreated] = useState<ReadonlyMap<string, string>>(new Map());
  const keep = (next: ImportFile | undefined) => onFile(next, created);
  const keepRest = useEffectEvent((done: typeof created) => done.size > 0 && onFile(latest.current, done));
  useEffect(() => void keepRest(created), [created]);
  /** The rows that were left out, the last one at the end. */
  const [leftOut, setLeftOut] = useState<readonly ImportFile['table']['rows'][number][]>([]);
  /** Whether the passwords are safe: no, not although the user was asked, or in a file. */
  const [saving, setSaving] = useState<'once' | 'notSaved' | 'saved'>('once');
  // At the limit no other line can succeed.
  const { run, stop, forget, isRunning, results } = useBatch<ImportLine>({
    afterError: ({ code }) =>
      code === 'A2012' ? { outcome: 'skipped', message: t('subAccount.import.notTried') } : undefined,
  });
  const { table, lines } = file;
  const hasRun = sent.length > 0;
  const done = lines.filter(({ id }) => created.has(id));
  const isHandedOver = saving === 'saved' || done.every(({ id }) => handedIds.has(id));
  usePromptOnUnload(hasRun && !isHandedOver);
  const others = lines.filter(({ id }) => !created.has(id));
  const valid = others.filter(isValid);
  const hasDetails = !isRunning && done.length > 0;
  const isAtLimit = [...results.values()].some(({ message }) => message === t('subAccount.import.notTried'));

  // What needs attention comes first, and is not reordered while it is edited.
  const [wasFaulty] = useState(() => new Set(lines.filter((line) => !isValid(line)).map(({ id }) => id)));
  const preview = [...lines].sort(
    (one, other) => Number(wasFaulty.has(other.id)) - Number(wasFaulty.has(one.id)),
  );

  /** What came of the lines; nothing for one that can be created. */
  const outcomes = new Map(results);
  for (const { id, errors } of others)
    if (errors.length > 0) outcomes.set(id, { outcome: 'failed', message: textOf(errors) });

  async function act(line: ImportLine): Promise<BatchResult> {
    const { account, name, mobile, password, productIds, serviceIds, de } = line;
    const person = { account, name, mobile, productIds, serviceIds, de };
    try {
      const { id } = await create({ ...person, password, confirmPassword: password });
      setCreated((before) => new Map([...before, [line.id, id]]));
    } catch (error) {
      // The shared message of the code is for a registration.
      if (error instanceof ApiError && error.code === 'A2001')
        return { outcome: 'failed', message: t('subAccount.create.accountExists') };
      throw error;
    }
    return { outcome: 'done', message: t('subAccount.import.created') };
  }

  function start() {
    setSent(valid);
    setSaving('once');
    run(valid, act);
  }

  function save(line: ImportLine, cells: Cells) {
    const next = editLine(latest.current, line.id, cells, created);
    latest.current = next;
    keep(next);
    forget(line.id);
    return next.lines.filter(({ id }) => !created.has(id));
  }

  /** What is in the fields of lines counts when it was saved: with open ones, the main button saves them. */
  const saveFirst = (act: () => void) => (event: { detail: number }) => {
    // The second press of a double click would create what it had just saved.
    if (event.detail > 1) return;
    if (editingIds.size === 0) return act();
    for (const form of listElement.current?.querySelectorAll('form') ?? []) form.requestSubmit();
  };

  function saveLines(saved: readonly ImportLine[]) {
    saveCsv(t('subAccount.import.failedFile'), [
      [...table.header, t('subAccount.import.reason')],
      ...saved.map((line) => [
        ...table.header.map((_, column) => line.cells[column] ?? ''),
        outcomes.get(line.id)?.message ?? '',
      ]),
    ]);
  }

  function saveDetails() {
    const head = ['handover.address', 'handover.account', 'list.name', 'handover.password'] as const;
    saveCsv(t('subAccount.import.detailsFile'), [
      head.map((key) => t(`subAccount.${key}`)),
      ...done.map(({ account, name, password }) => [address, account, name, password]),
    ]);
    setSaving('saved');
  }

  /** The passwords are nowhere else: closing takes a second press while they were not saved. */
  function finish({ detail }: { detail: number }) {
    // The second press of a double click confirms nothing.
    const isUnconfirmed = saving === 'once' || (saving === 'notSaved' && detail > 1);
    if (hasDetails && isUnconfirmed && !isHandedOver) setSaving('notSaved');
    else onFinished([...created.values()]);
  }

  const hasTooFewSeats = lines.some(({ errors }) =>
    errors.some(({ key }) => key === 'subAccount.import.noSeat'),
  );
  function actionsOf(line: ImportLine) {
    if (created.has(line.id))
      return (
        <Button
          size="small"
          aria-label={t('subAccount.import.showDetailsOf', { name: line.name })}
          onClick={() => setShown(line)}
        >
          {t('subAccount.import.showDetails')}
        </Button>
      );
    if (hasRun || !hasTooFewSeats) return null;
    return (
      <Button
        size="small"
        aria-label={t('subAccount.import.leaveOutLine', { line: line.id })}
        onClick={() => {
          setLeftOut([...leftOut, ...table.rows.filter((row) => row.line === line.id)]);
          keep(leaveOut(file, line.id));
        }}
      >
        {t('subAccount.import.leaveOut')}
      </Button>
    );
  }
  const permissionsOf = (line: ImportLine) =>
    [...allowedNames(line, permissions), ...(line.de ? [t('subAccount.list.de')] : [])].join(
      t('subAccount.person.separator'),
    ) || t('subAccount.filter.nothing');
  const list = (label: string, ordered: readonly ImportLine[]) => (
    <div ref={listElement}>
      <LineList
        label={label}
        table={table}
        lines={ordered}
        editingIds={editingIds}
        onEditing={(id, isEditing) =>
          setEditingIds(
            (before) => new Set([...[...before].filter((other) => other !== id), ...(isEditing ? [id] : [])]),
          )
        }
        isRefused={({ id }) => !created.has(id) && results.get(id)?.outcome === 'failed'}
        onSave={save}
        afterList={mainButton}
        actions={actionsOf}
      >
        {(line) => {
          const result = outcomes.get(line.id);
          if (result) return <strong data-outcome={result.outcome}>{result.message}</strong>;
          return (
            <>
              <span>{t(line.isGenerated ? 'subAccount.import.generated' : 'subAccount.import.ready')}</span>
              <br />
              <small>{`${line.mobile} · ${permissionsOf(line)}`}</small>
            </>
          );
        }}
      </LineList>
      {shown && (
        <HandoverDialog
          name={shown.name}
          account={shown.account}
          mobile={shown.mobile}
          password={shown.password}
          title={t('subAccount.handover.title', { name: shown.name })}
          onDone={() => {
            setHandedIds(new Set([...handedIds, shown.id]));
            setShown(undefined);
          }}
        />
      )}
    </div>
  );

  if (!hasRun) {
    const lastLeftOut = leftOut.at(-1);
    return (
      <DialogFrame
        title={t('subAccount.import.title')}
        actions={
          <>
            <Button onClick={onClose}>{t('subAccount.import.later')}</Button>
            <Button onClick={() => keep(undefined)}>{t('subAccount.import.other')}</Button>
            {valid.length < lines.length && (
              <Button onClick={() => saveLines(lines.filter((line) => !isValid(line)))}>
                {t('subAccount.import.problems')}
              </Button>
            )}
            <Button
              ref={mainButton}
              appearance="primary"
              disabledFocusable={valid.length === 0 && editingIds.size === 0}
              onClick={saveFirst(() => {
                onStart();
                start();
              })}
            >
              {editingIds.size > 0
                ? t('subAccount.import.saveAll')
                : t('subAccount.import.submit', { count: valid.length })}
            </Button>
          </>
        }
      >
        {/* A line that was left out takes the focus with it. */}
        <p key={lines.length} ref={focusFirst} role="status" tabIndex={-1}>
          {[
            t('subAccount.import.preview', { count: lines.length, valid: valid.length }),
            ...(hasTooFewSeats ? [t('subAccount.import.seats', { count: file.checks.freeSeats })] : []),
          ].join(' ')}
        </p>
        {lastLeftOut && (
          <p>
            {t('subAccount.import.leftOut', { line: lastLeftOut.line })}{' '}
            <Button
              size="small"
              onClick={() => {
                setLeftOut(leftOut.slice(0, -1));
                keep(takeIn(file, lastLeftOut));
              }}
            >
              {t('subAccount.matrix.undo')}
            </Button>
          </p>
        )}
        {hasTooFewSeats && <RequestButton kind="seats" label={t('user.dashboard.moreSeats')} />}
        {table.ignored.length > 0 && (
          <p>
            {t('subAccount.import.ignored', {
              columns: table.ignored.join(t('subAccount.person.separator')),
            })}
          </p>
        )}
        <GiveToAll file={file} onChoose={(given) => keep(give(file, given))} />
        {list(t('subAccount.import.lines'), preview)}
      </DialogFrame>
    );
  }

  if (isRunning)
    return (
      <DialogFrame
        title={t('subAccount.import.title')}
        actions={<Button onClick={stop}>{t('subAccount.bulk.stop')}</Button>}
      >
        <BatchProgress items={sent} results={results} isRunning />
      </DialogFrame>
    );

  return (
    <DialogFrame
      title={t('subAccount.import.title')}
      actions={
        <>
          <Button appearance={hasDetails || valid.length > 0 ? 'secondary' : 'primary'} onClick={finish}>
            {t(saving === 'notSaved' ? 'subAccount.import.doneAnyway' : 'subAccount.import.done')}
          </Button>
          {others.length > 0 && (
            <Button onClick={() => saveLines(others)}>{t('subAccount.import.failed')}</Button>
          )}
          {(valid.length > 0 || editingIds.size > 0) && (
            <Button
              ref={mainButton}
              appearance={hasDetails ? 'secondary' : 'primary'}
              onClick={saveFirst(start)}
            >
              {editingIds.size > 0
                ? t('subAccount.import.saveAll')
                : t('subAccount.bulk.retry', { count: valid.length })}
            </Button>
          )}
        </>
      }
    >
      <BatchProgress items={lines} results={outcomes} isRunning={false}>
        {list(t('subAccount.bulk.results'), [...others, ...done])}
      </BatchProgress>
      {isAtLimit && <p>{t('common.apiMsg.A2012')}</p>}
      {isAtLimit && <ContactLinks />}
      {hasDetails && (
        <div className={styles.details}>
          <Button appearance="primary" onClick={saveDetails}>
            {t('subAccount.import.details')}
          </Button>
          <p role="status">{t(`subAccount.import.${saving}`)}</p>
        </div>
      )}
    </DialogFrame>
  );
}

interface GiveToAllProps {
  file: ImportFile;
  onChoose: (given: readonly Permission[]) => void;
}

/** One choice of permissions for all lines that name none. */
function GiveToAll({ file: { lines, checks }, onChoose }: GiveToAllProps) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const { given = [] } = checks;
  const count = lines.filter(({ namesNone }) => namesNone).length;
  if (count === 0 || permissions.length === 0) return null;
  return (
    <Field label={t('subAccount.import.giveToAll', { count })}>
      <Dropdown
        multiselect
        size="large"
        placeholder={t('subAccount.filter.nothing')}
        value={given.map(({ name }) => name).join(t('subAccount.person.separator'))}
        selectedOptions={given.map(({ id }) => id)}
        onOptionSelect={(_, { selectedOptions }) =>
          onChoose(permissions.filter(({ id }) => selectedOptions.includes(id)))
        }
      >
        {permissions.map(({ id, name }) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
