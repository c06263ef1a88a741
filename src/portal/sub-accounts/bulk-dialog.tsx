import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { BatchProgress, PersonLabel, scrollStop } from './batch-progress.tsx';
import type { BulkChange } from './bulk.ts';
import styles from './list-page.module.css';
import type { SubUser } from './sub-user.ts';
import { type BatchResult, useBatch } from './use-batch.ts';

interface BulkDialogProps {
  change: BulkChange;
  /** The rows when the dialog opens. Later lists do not change them. */
  initialRows: readonly SubUser[];
  onCancel: () => void;
  /** Called when the results are closed. */
  onFinished: () => void;
}

/** Confirms a bulk change, runs it one by one and shows each result. Failed rows can be repeated. */
export function BulkDialog({ change, initialRows, onCancel, onFinished }: BulkDialogProps) {
  const { t } = useTranslation(['subAccount', 'user']);
  const services = useServices();
  const { label, title, text, values = { permission: '' }, skipped, send } = change;
  const [rows] = useState(initialRows);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { run, isRunning, results } = useBatch<SubUser>();
  const count = rows.filter((row) => !skipped(row)).length;
  // Those that change come first.
  const preview = [...rows].sort((one, other) => Number(!!skipped(one)) - Number(!!skipped(other)));
  const failed = rows.filter(({ id }) => results.get(id)?.outcome === 'failed');

  async function act(row: SubUser): Promise<BatchResult> {
    const reason = skipped(row);
    if (reason) return { outcome: 'skipped', message: t(reason) };
    await send(services().api, row);
    return { outcome: 'done', message: t('subAccount.bulk.done') };
  }

  if (!isRunning && results.size === 0) {
    return (
      <ConfirmDialog
        title={t(title, { count, ...values })}
        confirmLabel={t(label, values)}
        isIncomplete={count === 0}
        onConfirm={() => run(rows, act)}
        onCancel={onCancel}
      >
        <p>{t(text)}</p>
        <ul
          className={styles.selected}
          tabIndex={scrollStop(rows.length)}
          aria-label={t('subAccount.bulk.chosen')}
        >
          {preview.map((row) => {
            const reason = skipped(row);
            return (
              <li key={row.id}>
                <PersonLabel person={row} />
                {reason && <small>{t(reason)}</small>}
              </li>
            );
          })}
        </ul>
      </ConfirmDialog>
    );
  }

  return (
    <PortalDialog isAlert onClose={() => !isRunning && onFinished()}>
      <DialogFrame
        title={t(isRunning ? 'subAccount.bulk.running' : 'subAccount.bulk.finished')}
        actions={
          <>
            {failed.length > 0 && !isRunning && (
              <Button
                onClick={() => {
                  // This button is removed, and Escape closes the dialog only with the focus inside.
                  closeButton.current?.focus();
                  run(failed, act);
                }}
              >
                {t('subAccount.bulk.retry', { count: failed.length })}
              </Button>
            )}
            <Button ref={closeButton} appearance="primary" disabledFocusable={isRunning} onClick={onFinished}>
              {t('subAccount.create.close')}
            </Button>
          </>
        }
      >
        <BatchProgress items={rows} results={results} isRunning={isRunning} />
      </DialogFrame>
    </PortalDialog>
  );
}
