import { Button } from '@fluentui/react-button';
import { useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { BatchProgress, PeopleList } from './batch-progress.tsx';
import type { BulkChange } from './bulk.ts';
import type { SubUser } from './sub-user.ts';
import { useBatch, withOutcome } from './use-batch.ts';

interface BulkDialogProps {
  change: BulkChange;
  /** The rows when the dialog opens. Later lists do not change them. */
  initialRows: readonly SubUser[];
  onCancel: () => void;
  /** Called when the results are closed, with the ids of the rows that need no other attempt. */
  onFinished: (settled: readonly string[]) => void;
}

/** Confirms a bulk change, runs it and shows each result. Failed rows can be repeated, and changed ones undone. */
export function BulkDialog({ change, initialRows, onCancel, onFinished }: BulkDialogProps) {
  const { t } = useTranslation(['subAccount', 'user']);
  const services = useServices();
  const { label, title, text, values = { permission: '' }, skipped, send } = change;
  const [rows, setRows] = useState(initialRows);
  const [isUndo, setUndo] = useState(false);
  const { run, stop, isRunning, results } = useBatch<SubUser>({ lanes: 4 });
  const count = rows.filter((row) => !skipped(row)).length;
  // Those that change come first.
  const preview = [...rows].sort((one, other) => Number(!!skipped(one)) - Number(!!skipped(other)));
  const done = withOutcome(rows, results, 'done');
  const failed = withOutcome(rows, results, 'failed');
  const allDone = isUndo ? 'subAccount.bulk.undoneAll' : 'subAccount.bulk.finished';
  const some = done.length > 0 ? 'subAccount.bulk.partly' : 'subAccount.bulk.nothing';
  const result = t(done.length === count ? allDone : some, { done: done.length, count });

  const start = (chosen: readonly SubUser[], undo = isUndo) =>
    run(chosen, async (row) => {
      const reason = !undo && skipped(row);
      if (reason) return { outcome: 'skipped', message: t(reason) };
      await send(services().api, row, undo);
      return { outcome: 'done', message: t(undo ? 'subAccount.bulk.undone' : 'subAccount.bulk.done') };
    });

  function undo() {
    setUndo(true);
    setRows(done);
    start(done, true);
  }

  function finish() {
    const settled = initialRows.filter((row) => skipped(row) || results.get(row.id)?.outcome === 'done');
    onFinished(settled.map(({ id }) => id));
  }

  if (!isRunning && results.size === 0) {
    return (
      <ConfirmDialog
        title={t(title, { count, ...values })}
        confirmLabel={t(label, values)}
        isIncomplete={count === 0}
        onConfirm={() => start(rows)}
        onCancel={onCancel}
      >
        <p>{t(text)}</p>
        <PeopleList label={t('subAccount.bulk.chosen')} people={preview}>
          {(row) => {
            const reason = skipped(row);
            return reason && <small>{t(reason)}</small>;
          }}
        </PeopleList>
      </ConfirmDialog>
    );
  }

  return (
    <PortalDialog isAlert onClose={() => !isRunning && finish()}>
      <DialogFrame
        title={
          isRunning
            ? t('subAccount.bulk.running')
            : t('subAccount.bulk.result', { change: t(label, values), result })
        }
        actions={
          isRunning ? (
            <Button onClick={stop}>{t('subAccount.bulk.stop')}</Button>
          ) : (
            <>
              {failed.length > 0 && (
                <Button appearance="primary" onClick={() => start(failed)}>
                  {t('subAccount.bulk.retry', { count: failed.length })}
                </Button>
              )}
              {!isUndo && done.length > 0 && <Button onClick={undo}>{t('subAccount.matrix.undo')}</Button>}
              <Button appearance={failed.length > 0 ? 'secondary' : 'primary'} onClick={finish}>
                {t('subAccount.create.close')}
              </Button>
            </>
          )
        }
      >
        <BatchProgress
          items={isRunning ? rows : [...failed, ...rows.filter((row) => !failed.includes(row))]}
          results={results}
          isRunning={isRunning}
        />
      </DialogFrame>
    </PortalDialog>
  );
}
