import { Field } from '@fluentui/react-field';
import { Input } from '@fluentui/react-input';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useServices } from '../../app/services.tsx';
import { email } from '../../forms/validators/email.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showSuccess } from '../../ui/toast/toast-store.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { type RowAction, rowActions } from './row-actions.ts';
import type { RowChoice } from './row-menu.tsx';
import { isConflict, type SubUser } from './sub-user.ts';
import type { ChangeRow } from './use-optimistic-rows.ts';

interface RowDialogProps {
  row: SubUser;
  choice: RowChoice;
  changeRow: ChangeRow;
  onClose: () => void;
  onDeleted: () => void | Promise<void>;
}

export function RowDialog({ row, choice, changeRow, onClose, onDeleted }: RowDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();

  if (choice === 'reset') return <ResetPasswordDialog row={row} onClose={onClose} />;
  if (choice === 'delete') return <DeleteDialog row={row} onDeleted={onDeleted} onCancel={onClose} />;

  async function act(action: RowAction) {
    const { change, send } = rowActions[action];
    onClose();
    if (await changeRow(row, change, () => send(services().api, row.id)))
      showSuccess(t(`subAccount.${action}.done`, { name: row.name }));
  }

  return (
    <ConfirmDialog
      title={t(`subAccount.${choice}.title`, { name: row.name })}
      confirmLabel={t(`subAccount.${choice}.label`)}
      // Where "Cancel" would be ambiguous.
      cancelLabel={choice === 'cancel' ? t('subAccount.cancel.keep') : undefined}
      isDangerous={rowActions[choice].isDangerous}
      onConfirm={() => act(choice)}
      onCancel={onClose}
    >
      <p>{t(`subAccount.${choice}.text`)}</p>
      <p>
        <EmailText email={row.account} />
      </p>
    </ConfirmDialog>
  );
}

interface DeleteDialogProps extends Pick<RowDialogProps, 'row' | 'onDeleted'> {
  onCancel: () => void;
}

/** Deletes a sub-account with its projects and data, after its account name was entered. */
function DeleteDialog({ row: { id, account, name }, onDeleted, onCancel }: DeleteDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();
  const { revalidate } = useRevalidator();
  const { cancelAccount } = useBootstrapData().config.features;
  const [typed, setTyped] = useState('');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      await services().api.deleteSubUser({ path: { id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      error.isShown = true;
      setFailure(errorMessage(error, language));
      setBusy(false);
      if (isConflict(error)) await revalidate();
      return;
    }
    showSuccess(t('subAccount.delete.done', { name }));
    await onDeleted();
    revalidate();
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
      <p>{t(cancelAccount ? 'subAccount.delete.insteadOfThree' : 'subAccount.delete.instead')}</p>
      <Field label={t('subAccount.delete.type', { account })}>
        <Input
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Notice kind="failure" text={failure} />
    </ConfirmDialog>
  );
}
