import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { fieldProps } from '../../forms/native/field-props.ts';
import { MobileInput } from '../../forms/native/mobile-input.tsx';
import { PasswordInput } from '../../forms/native/password-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { VerificationCodeInput } from '../../forms/native/verification-code-input.tsx';
import { StrengthMeter } from '../../forms/strength-meter.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { mobile } from '../../forms/validators/mobile.ts';
import { confirmPassword, newPassword } from '../../forms/validators/password.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLogIn } from '../../session/use-log-in.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import styles from './login-page.module.css';
import { useIsLeaving } from './use-is-leaving.ts';
import { type LoginCodeValues, loginCodeErrors, useLoginCode } from './use-login-code.ts';
import { useLoginMode } from './use-login-mode.ts';
import { type LoginState, useLoginState } from './use-login-state.ts';

interface ResetValues extends LoginCodeValues {
  password: string;
  confirmPassword: string;
}

const fieldErrors: FieldErrors<ResetValues, 'resetPassword'> = {
  A2002: 'mobile',
  A0106: 'code',
  A2005: 'code',
  A5019: 'confirmPassword',
  A5020: 'password',
};

/** Resets a forgotten or an initial password by SMS. After the first login's reset it logs in. */
export function ForgotPassword() {
  const { t } = useTranslation(['login', 'form']);
  const navigate = useNavigate();
  const services = useServices();
  const { isFirstLogin, searchOf } = useLoginMode();
  const logIn = useLogIn();
  const isLeaving = useIsLeaving();
  const { account } = useLoginState();
  const form = useForm<ResetValues>();
  const forgetDraft = useDraft(form, 'password-reset');
  const { captcha, send } = useLoginCode(form, 'mobile', 'reset');

  useEffect(() => form.setFocus('mobile'), [form]);

  /** Logs in the account whose first login it is. Resolves to false when it is unknown or the API rejects the login. */
  async function logInFirst(password: string): Promise<boolean> {
    if (!isFirstLogin || !account) return false;
    try {
      await logIn(unwrap(services().api.POST('/login', { body: { account, password } })));
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  const submit = useSubmit(
    form,
    async (body, isMounted) => {
      await unwrap(services().api.POST('/v1/auth/password/reset', { body }));
      forgetDraft();
      const hasLoggedIn = await logInFirst(body.password);
      const message = t(hasLoggedIn ? 'login.forgot.loggedIn' : 'login.forgot.done');
      showToast({ kind: 'success', message, durationMs: 4000 });
      const state: LoginState = { hasReset: true };
      if (!hasLoggedIn && isMounted()) await navigate(searchOf('password'), { replace: true, state });
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <Notice kind="warning" text={isFirstLogin ? t('login.firstLogin') : undefined} />
      <MobileInput field={fieldProps(form, 'mobile', mobile)} />
      {captcha}
      <VerificationCodeInput
        form={form}
        name="code"
        countdownKey={`reset:${form.watch('mobile') ?? ''}`}
        send={send}
        fieldErrors={loginCodeErrors}
      />
      <PasswordInput
        field={fieldProps(form, 'password', newPassword, ['confirmPassword'])}
        label={t('login.forgot.password')}
        hint={t('login.forgot.hint')}
        autoComplete="new-password"
      />
      <StrengthMeter password={form.watch('password') ?? ''} />
      <PasswordInput
        field={fieldProps(form, 'confirmPassword', (value) =>
          confirmPassword(form.getValues('password'))(value),
        )}
        label={t('login.forgot.confirmPassword')}
        autoComplete="new-password"
      />
      <Submit
        isBusy={form.formState.isSubmitting || isLeaving}
        label={t('login.forgot.submit')}
        busyLabel={t('login.forgot.submitting')}
      />
    </form>
  );
}
