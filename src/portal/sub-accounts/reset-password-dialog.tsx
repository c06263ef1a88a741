import { Button } from '@fluentui/react-button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import { emptyValues } from '../../forms/fields.ts';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { HandoverDialog } from './handover-dialog.tsx';
import { PasswordChoice, usePasswordChoice } from './password-choice.tsx';
import { resetPasswordForm } from './sub-account-forms.ts';
import type { SubUser } from './sub-user.ts';

/** Sets a new password of a sub-account, which ends its sessions, and shows the sign-in details for copying. */
export function ResetPasswordDialog({ row, onClose }: { row: SubUser; onClose: () => void }) {
  const { t } = useTranslation(['subAccount', 'user', 'form']);
  const { fields, fieldErrors } = resetPasswordForm(useContentLanguage());
  const services = useServices();
  const form = useForm({ defaultValues: emptyValues(fields) });
  const { isSubmitting } = form.formState;
  const { choice, passwordsOf, showRefused } = usePasswordChoice();
  const [password, setPassword] = useState<string>();
  /** Whether a call had no answer, so that nobody knows which password counts. */
  const [isUnclear, setUnclear] = useState(false);

  const submit = useSubmit(
    form,
    async (typed) => {
      const passwords = passwordsOf(typed);
      await services().api.resetSubUserPassword({ body: { id: row.id, ...passwords } });
      setPassword(passwords.password);
    },
    {
      fieldErrors,
      onRefused(error) {
        showRefused(error);
        if (error.status === 0) setUnclear(true);
        return false;
      },
    },
  );

  if (password)
    return (
      <HandoverDialog
        title={t('subAccount.reset.done', { name: row.name })}
        name={row.name}
        account={row.account}
        mobile={row.mobile}
        password={password}
        onDone={onClose}
      />
    );
  return (
    <PortalDialog onClose={() => !isSubmitting && onClose()}>
      <form method="post" noValidate onSubmit={submit}>
        <DialogFrame
          title={t('subAccount.reset.title', { name: row.name })}
          actions={
            <>
              <Button size="large" onClick={onClose} disabledFocusable={isSubmitting}>
                {t('user.confirm.cancel')}
              </Button>
              <SubmitButton
                form={form}
                label={t('subAccount.reset.submit')}
                busyLabel={t('subAccount.reset.busy')}
              />
            </>
          }
        >
          <p>{t('subAccount.reset.text')}</p>
          {/* The username for password managers. */}
          <input type="text" hidden autoComplete="username" value={row.account} readOnly />
          <FormProvider {...form}>
            <PasswordChoice fields={fields} choice={choice} />
          </FormProvider>
          <FormFailure form={form} />
          {isUnclear && <p>{t('subAccount.reset.unclear')}</p>}
        </DialogFrame>
      </form>
    </PortalDialog>
  );
}
