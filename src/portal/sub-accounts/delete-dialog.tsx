import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { email } from '../../forms/validators/email.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { isConflict } from './is-conflict.ts';
import type { SubUser } from './use-optimistic-rows.ts';

interface DeleteDialogProps {
  row: SubUser;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Deletes a sub-account with its projects and data, after its account name was entered. */
export function DeleteDialog({ row: { id, account, name }, onDeleted, onCancel }: DeleteDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await services().api.deleteSubUser({ path: { id } });
      showToast({ kind: 'success', message: t('subAccount.delete.done', { name }), durationMs: 4000 });
      onDeleted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (isConflict(error)) await revalidate();
    }
  }

  return (
    <ConfirmDialog
      title={t('subAccount.delete.title', { name })}
      confirmLabel={t(isBusy ? 'subAccount.delete.busy' : 'subAccount.delete.confirm')}
      isDangerous
      isIncomplete={email.normalize(typed) !== email.normalize(account)}
      isBusy={isBusy}
      onConfirm={remove}
      onCancel={onCancel}
    >
      <p>{t('subAccount.delete.text')}</p>
      <p>{t('subAccount.delete.instead')}</p>
      <Field label={t('subAccount.delete.type', { account })}>
        <Input
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </ConfirmDialog>
  );
}
