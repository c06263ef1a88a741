import { useRevalidator } from 'react-router';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { type RowAction, rowActions } from './row-actions.ts';
import type { RowChoice } from './row-menu.tsx';
import type { ChangeRow, SubUser } from './use-optimistic-rows.ts';

interface RowDialogProps {
  row: SubUser;
  choice: RowChoice;
  changeRow: ChangeRow;
  onClose: () => void;
  /** Called after the sub-account was deleted. */
  onDeleted: () => void | Promise<void>;
}

/** The dialog of a row action. */
export function RowDialog({ row, choice, changeRow, onClose, onDeleted }: RowDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();
  const { revalidate } = useRevalidator();

  if (choice === 'reset') return <ResetPasswordDialog row={row} onClose={onClose} />;
  if (choice === 'delete') {
    const finish = async () => {
      await onDeleted();
      revalidate();
    };
    return <DeleteDialog row={row} onDeleted={finish} onCancel={onClose} />;
  }

  async function act(action: RowAction) {
    const { change, send, done } = rowActions[action];
    onClose();
    if (await changeRow(row, change, () => send(services().api, row.id)))
      showToast({ kind: 'success', message: t(done, { name: row.name }), durationMs: 4000 });
  }

  const { title, text, label, keep, isDangerous } = rowActions[choice];
  return (
    <ConfirmDialog
      title={t(title, { name: row.name })}
      confirmLabel={t(label)}
      cancelLabel={keep && t(keep)}
      isDangerous={isDangerous}
      onConfirm={() => act(choice)}
      onCancel={onClose}
    >
      <p>{t(text)}</p>
      <p>
        <EmailText email={row.account} />
      </p>
    </ConfirmDialog>
  );
}
