import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import { useSendVerificationCode } from '../../forms/captcha/use-send-verification-code.ts';
import { emptyValues } from '../../forms/fields.ts';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useUserDraft } from '../drafts/use-user-draft.ts';
import { newMobileForm } from './account-forms.ts';
import styles from './account-page.module.css';

interface NewMobileStepProps {
  /** The number that the new one replaces. */
  currentMobile: string;
  /** The ticket of the first step. */
  ticket: string;
  onDone: () => void;
  onBack: () => void;
}

/** The second step: the new number and its code. */
export function NewMobileStep({ currentMobile, ticket, onDone, onBack }: NewMobileStepProps) {
  const { t } = useTranslation(['account', 'form']);
  const services = useServices();
  const { fields, fieldErrors } = newMobileForm(currentMobile);
  const form = useForm({ defaultValues: emptyValues(fields) });
  const forgetDraft = useUserDraft(form, 'mobile-change');
  const { captcha, send } = useSendVerificationCode(form, 'mobile', (number, proof) =>
    services().api.sendNewMobileSms({ body: { mobile: number, ticket, ...proof } }),
  );
  const mobile = form.watch('mobile');
  /** The ticket of a verified new number, for a retry when the change fails. */
  const verified = useRef<{ mobile: string; ticket: string }>(undefined);

  useEffect(() => form.setFocus('mobile'), [form]);

  const submit = useSubmit(
    form,
    async (typed, isMounted) => {
      const { api, session } = services();
      if (verified.current?.mobile !== typed.mobile) {
        const response = await api.verifyNewMobileCode({ body: { ...typed, ticket } });
        verified.current = { mobile: typed.mobile, ticket: response.ticket };
      }
      const body = { mobile: typed.mobile, ticket: verified.current.ticket };
      await api.modifyMobile({ body });
      forgetDraft();
      await session.loadUser(api);
      showToast({ kind: 'success', message: t('account.mobile.done'), durationMs: 4000 });
      if (isMounted()) onDone();
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField form={form} fields={fields} name="mobile" />
      {captcha}
      <VerificationCodeField
        form={form}
        fields={fields}
        name="code"
        countdownKey={`new-mobile:${mobile}`}
        send={send}
        fieldErrors={fieldErrors}
      />
      <div className={styles.actions}>
        <SubmitButton
          form={form}
          label={t('account.mobile.submit')}
          busyLabel={t('account.mobile.submitting')}
        />
        <button type="button" className={styles.back} onClick={onBack}>
          {t('account.mobile.back')}
        </button>
      </div>
    </form>
  );
}
