import { Button } from '@fluentui/react-button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showSuccess } from '../../ui/toast/toast-store.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { BatchProgress, PeopleList } from './batch-progress.tsx';
import type { BulkChange } from './bulk.ts';
import type { SubUser } from './sub-user.ts';
import { useBatch, withOutcome } from './use-batch.ts';

/** A bulk change, and the sub-accounts that it is for. */
export interface Bulk {
  change: BulkChange;
  rows: readonly SubUser[];
  /** Whether it is reversed, at once. */
  isUndo?: boolean;
}

interface BulkDialogProps {
  /** As the dialog opens. Later lists do not change it. */
  bulk: Bulk;
  onCancel: () => void;
  /** Called when the results are closed, with the ids of the rows that need no other attempt, and with the rows that can be undone. */
  onFinished: (settled: readonly string[], changed: readonly SubUser[]) => void;
}

/**
 * Confirms a bulk change and runs it. It closes with a toast when the change was made for all; else it shows each result, failed rows can
 * be repeated, and changed ones undone.
 */
export function BulkDialog({ bulk, onCancel, onFinished }: BulkDialogProps) {
  const { t } = useTranslation(['subAccount', 'user']);
  const services = useServices();
  const { change } = bulk;
  const { name, values = { permission: '' }, skipped } = change;
  const label = t(`subAccount.bulk.${name}`, values);
  const [rows, setRows] = useState(bulk.rows);
  const [isUndo, setUndo] = useState(bulk.isUndo ?? false);
  const { run, stop, isRunning, results } = useBatch<SubUser>({ lanes: 4 });
  const count = rows.filter((row) => isUndo || !skipped(row)).length;
  // Those that change come first.
  const preview = [...rows].sort((one, other) => Number(!!skipped(one)) - Number(!!skipped(other)));
  const done = withOutcome(rows, results, 'done');
  const failed = withOutcome(rows, results, 'failed');
  const allDone = isUndo ? 'subAccount.bulk.undoneAll' : 'subAccount.bulk.finished';
  const some = done.length > 0 ? 'subAccount.bulk.partly' : 'subAccount.bulk.nothing';
  const result = t(done.length === count ? allDone : some, { done: done.length, count });

  async function start(chosen: readonly SubUser[], all = rows, undo = isUndo) {
    const found = await run(chosen, async (row) => {
      const reason = !undo && skipped(row);
      if (reason) return { outcome: 'skipped', message: t(reason) };
      await change.send(services().api, row, undo);
      return { outcome: 'done', message: t(undo ? 'subAccount.bulk.undone' : 'subAccount.bulk.done') };
    });
    if (!found || withOutcome(all, found, 'done').length < all.length) return;
    const undone = t('subAccount.bulk.undoneAll', { count: all.length });
    const message = undo
      ? t('subAccount.bulk.result', { change: label, result: undone })
      : t(`subAccount.bulk.${name}Done`, { count: all.length, ...values });
    showSuccess(message);
    finish(all, found, undo);
  }

  function undo(changed: readonly SubUser[]) {
    setUndo(true);
    setRows(changed);
    start(changed, changed, true);
  }
  /** React runs effects twice in development. */
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isUndo && !hasBegun.current) undo(rows);
    hasBegun.current = true;
  });
  useEffect(() => begin(), []);

  function finish(all = rows, found = results, undo = isUndo) {
    const isDone = ({ id }: SubUser) => found.get(id)?.outcome === 'done';
    const settled = bulk.rows.filter((row) => skipped(row) || isDone(row));
    onFinished(
      settled.map(({ id }) => id),
      all.filter((row) => isDone(row) !== undo),
    );
  }

  if (!isUndo && !isRunning && results.size === 0) {
    return (
      <ConfirmDialog
        title={t(`subAccount.bulk.${name}Title`, { count, ...values })}
        confirmLabel={label}
        isDangerous={change.isDangerous}
        isIncomplete={count === 0}
        onConfirm={() => start(rows)}
        onCancel={onCancel}
      >
        <p>{t(`subAccount.bulk.${name}Text`)}</p>
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
          isRunning ? t('subAccount.bulk.running') : t('subAccount.bulk.result', { change: label, result })
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
              {!isUndo && done.length > 0 && (
                <Button onClick={() => undo(done)}>{t('subAccount.matrix.undo')}</Button>
              )}
              <Button appearance={failed.length > 0 ? 'secondary' : 'primary'} onClick={() => finish()}>
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
