import { useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { fieldProps } from '../../forms/native/field-props.ts';
import { MobileInput } from '../../forms/native/mobile-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { VerificationCodeInput } from '../../forms/native/verification-code-input.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { mobile } from '../../forms/validators/mobile.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './login-page.module.css';
import { useIsLeaving } from './use-is-leaving.ts';
import { type LoginCodeValues, loginCodeErrors, useLoginCode } from './use-login-code.ts';

const fieldErrors: FieldErrors<LoginCodeValues, 'loginBySms'> = {
  A0106: 'code',
  A2003: 'code',
  A2005: 'code',
  A2002: 'mobile',
  A2011: 'mobile',
  A3001: 'mobile',
};

export function SmsLogin() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const isLeaving = useIsLeaving();
  const form = useForm<LoginCodeValues>();
  const forgetDraft = useDraft(form, 'login');
  const { captcha, send } = useLoginCode(form, 'mobile', 'login');

  const submit = useSubmit(
    form,
    async ({ mobile: number, code }) => {
      const { api, session } = services();
      await session.logIn(await api.loginBySms({ body: { mobile: number, code } }));
      forgetDraft();
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <MobileInput field={fieldProps(form, 'mobile', mobile)} />
      {captcha}
      <VerificationCodeInput
        form={form}
        name="code"
        countdownKey={`login:${form.watch('mobile') ?? ''}`}
        send={send}
        fieldErrors={loginCodeErrors}
      />
      <Submit
        isBusy={form.formState.isSubmitting || isLeaving}
        label={t('login.submit')}
        busyLabel={t('login.submitting')}
      />
    </form>
  );
}
