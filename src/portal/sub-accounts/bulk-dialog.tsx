import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  ProgressBar,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useServices } from '../../app/services.tsx';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { EmailText } from '../../ui/email-text.tsx';
import dialog from '../dialogs/confirm-dialog.module.css';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { type BulkAction, bulkActions } from './bulk.ts';
import styles from './list-page.module.css';
import type { SubUser } from './use-optimistic-rows.ts';

interface Result {
  outcome: 'done' | 'skipped' | 'failed';
  /** The translated result. */
  message: string;
}

/** The number of rows that a dialog shows without scrolling on a phone. */
const fewRows = 2;

interface BulkDialogProps {
  action: BulkAction;
  rows: readonly SubUser[];
  onCancel: () => void;
  /** Called when the results are closed. */
  onFinished: () => void;
}

/** Confirms a bulk action, runs it one by one and shows each result. */
export function BulkDialog({ action, rows, onCancel, onFinished }: BulkDialogProps) {
  const { t } = useTranslation(['subAccount', 'user']);
  const language = useLanguage();
  const services = useServices();
  const { label, title, text, skipped, send } = bulkActions[action];
  const [typed, setTyped] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const taking = rows.filter((row) => !skipped(row));
  const count = taking.length;
  const isMounted = useIsMounted();

  async function run() {
    setRunning(true);
    const found = new Map<string, Result>();
    for (const row of rows) {
      // Stops when the page was left.
      if (!isMounted()) return;
      const reason = skipped(row);
      if (reason) found.set(row.id, { outcome: 'skipped', message: t(reason) });
      else {
        try {
          await send(services().api, row.id);
          found.set(row.id, { outcome: 'done', message: t('subAccount.bulk.done') });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.handling.endsSession) return;
          found.set(row.id, { outcome: 'failed', message: errorMessage(error, language) });
        }
      }
      setResults(new Map(found));
    }
    setRunning(false);
  }

  // A scrollable list must be focusable.
  const scrollStop = rows.length > fewRows ? 0 : undefined;

  if (!isRunning && results.size === 0) {
    return (
      <ConfirmDialog
        title={t(title, { count })}
        confirmLabel={t(label)}
        isDangerous={action === 'delete'}
        isIncomplete={count === 0 || (action === 'delete' && typed.trim() !== `${count}`)}
        onConfirm={run}
        onCancel={onCancel}
      >
        <p>{t(text)}</p>
        <ul className={styles.selected} tabIndex={scrollStop} aria-label={t('subAccount.bulk.chosen')}>
          {rows.map((row) => {
            const reason = skipped(row);
            return (
              <li key={row.id}>
                <span>
                  <EmailText email={row.account} />
                </span>
                {reason && <small>{t(reason)}</small>}
              </li>
            );
          })}
        </ul>
        {action === 'delete' && (
          <Field label={t('subAccount.bulk.typeCount', { count })}>
            <Input
              value={typed}
              onChange={(_, { value }) => setTyped(value)}
              inputMode="numeric"
              autoComplete="off"
            />
          </Field>
        )}
      </ConfirmDialog>
    );
  }

  const countOf = (wanted: Result['outcome']) =>
    [...results.values()].filter(({ outcome }) => outcome === wanted).length;
  return (
    <Dialog modalType="alert" open onOpenChange={() => !isRunning && onFinished()}>
      <DialogSurface className={dialog.surface}>
        <DialogBody>
          <DialogTitle>{t(isRunning ? 'subAccount.bulk.running' : 'subAccount.bulk.finished')}</DialogTitle>
          <DialogContent className={dialog.content}>
            <p role="status">
              {isRunning
                ? t('subAccount.bulk.progress', { done: results.size, count: rows.length })
                : t('subAccount.bulk.summary', {
                    done: countOf('done'),
                    failed: countOf('failed'),
                    skipped: countOf('skipped'),
                  })}
            </p>
            {isRunning && (
              <ProgressBar value={results.size} max={rows.length} aria-label={t('subAccount.bulk.running')} />
            )}
            <ul className={styles.results} tabIndex={scrollStop} aria-label={t('subAccount.bulk.results')}>
              {rows.map(({ id, account }) => {
                const result = results.get(id);
                return (
                  <li key={id}>
                    <span>
                      <EmailText email={account} />
                    </span>
                    <strong data-outcome={result?.outcome}>{result?.message ?? '…'}</strong>
                  </li>
                );
              })}
            </ul>
          </DialogContent>
          <DialogActions className={dialog.actions}>
            <Button appearance="primary" disabledFocusable={isRunning} onClick={onFinished}>
              {t('subAccount.create.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
