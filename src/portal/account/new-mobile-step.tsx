import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import { useSendVerificationCode } from '../../forms/captcha/use-send-verification-code.ts';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { MobileField } from '../../forms/fluent/mobile-field.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useUserDraft } from '../drafts/use-user-draft.ts';
import styles from './account-page.module.css';

const defaultValues = { mobile: '', code: '' };

const fieldErrors: FieldErrors<
  typeof defaultValues,
  'sendNewMobileSms' | 'verifyNewMobileCode' | 'modifyMobile'
> = {
  A5015: 'mobile',
  A5016: 'mobile',
  // The messages of these codes are in English in both languages.
  A5017: { field: 'mobile', text: 'common.error.mobileSame' },
  A5018: { field: 'mobile', text: 'common.error.mobileUsed' },
  A5007: 'code',
  A5008: 'code',
  A5009: 'code',
  A5010: { field: 'code', text: 'form.codeLimit.minute' },
  A5011: { field: 'code', text: 'form.codeLimit.hour' },
  A5012: { field: 'code', text: 'form.codeLimit.day' },
};

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
  const form = useForm({ defaultValues });
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
      <MobileField form={form} name="mobile" label={t('account.mobile.new')} current={currentMobile} />
      {captcha}
      <VerificationCodeField
        form={form}
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
