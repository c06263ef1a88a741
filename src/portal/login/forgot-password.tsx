import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import type { ValuesOf } from '../../forms/fields.ts';
import { focusField } from '../../forms/focus-field.ts';
import { PasswordInput } from '../../forms/native/password-input.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { StrengthMeter } from '../../forms/strength-meter.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showSuccess } from '../../ui/toast/toast-store.ts';
import surface from '../layout/surface.module.css';
import { forgotPasswordForm } from './login-forms.ts';
import { type LoginState, resetPasswordAtom, useLoginMode } from './login-mode.ts';
import { LoginCode, LoginSubmit } from './login-parts.tsx';

const { fields, fieldErrors } = forgotPasswordForm;

/**
 * Replaces a forgotten or an initial password, then logs in with the new one. Without an e-mail, or when the API rejects the login, the
 * login form takes over the password.
 */
export function ForgotPassword() {
  const { t } = useTranslation(['login', 'form']);
  const navigate = useNavigate();
  const services = useServices();
  const { searchOf } = useLoginMode();
  const handOver = useSetAtom(resetPasswordAtom);
  const form = useForm<ValuesOf<typeof fields>>();
  // Shared with the login forms: what was typed there is filled in here.
  const forgetDraft = useDraft(form, 'login');

  useEffect(() => {
    // Before hydration somebody may have begun to type.
    if (!(document.activeElement instanceof HTMLInputElement)) focusField('mobile');
  }, []);

  /** Resolves to false without an account, or when the API rejects the login. */
  async function logInWith(account: string, password: string): Promise<boolean> {
    if (account === '') return false;
    try {
      const { api, session } = services();
      await session.logIn(await api.loginByPassword({ body: { account, password } }));
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  const submit = useSubmit(
    form,
    async ({ account, ...body }, isMounted) => {
      await services().api.resetPassword({ body });
      if (await logInWith(account, body.password)) {
        forgetDraft();
        showSuccess(t('login.forgot.loggedIn'));
        return;
      }
      if (!isMounted()) return;
      handOver(body.password);
      showSuccess(t('login.forgot.done'));
      const state: LoginState = { hasReset: true };
      await navigate(searchOf('password'), { replace: true, state });
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={surface.stack} onSubmit={submit}>
      <TextInput form={form} fields={fields} name="mobile" />
      <LoginCode form={form} {...forgotPasswordForm} mobile="mobile" name="code" scene="reset" />
      <TextInput form={form} fields={fields} name="account" />
      <PasswordInput form={form} fields={fields} name="password" />
      <StrengthMeter control={form.control} name="password" />
      <PasswordInput form={form} fields={fields} name="confirmPassword" />
      <LoginSubmit form={form} label={t('login.forgot.submit')} busyLabel={t('login.forgot.submitting')} />
    </form>
  );
}
