import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isApiError } from '../../api/is-api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { cleanEmail, email } from '../../forms/validators/email.ts';
import { loginPassword } from '../../forms/validators/password.ts';
import { useLogIn } from '../../session/use-log-in.ts';
import styles from './login-page.module.css';
import { useLoginMode } from './use-login-mode.ts';

export function PasswordLogin() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const logIn = useLogIn();
  const form = useForm<{ account: string; password: string }>();
  const forgetDraft = useDraft(form, 'login');
  const navigate = useNavigate();
  const { searchOf } = useLoginMode();
  const [isLocked, setLocked] = useState(false);
  const captcha = useCaptcha();
  /** Whether the API requires a captcha. */
  const [isChecked, setChecked] = useState(false);

  const submit = useSubmit(
    form,
    async ({ account, password }) => {
      setLocked(false);
      const proof = isChecked ? await captcha.execute() : {};
      if (!proof) return;
      const body = { account: cleanEmail(account), password, ...proof };
      await logIn(unwrap(services().api.POST('/login', { body })));
      forgetDraft();
    },
    (error) => {
      if (!isApiError(error, 'loginByPassword')) return;
      setLocked(error.code === 'A0105');
      if (error.code === 'A2010') {
        setChecked(true);
        captcha.reset();
      }
      // The initial password must be changed first.
      if (error.code === 'A0107') navigate(searchOf('forgot', 'first-login'));
    },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {isLocked && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('login.locked')}</MessageBarBody>
        </MessageBar>
      )}
      <TextField
        form={form}
        name="account"
        label={t('form.email')}
        rule={email}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        form={form}
        name="password"
        label={t('form.password')}
        rule={loginPassword}
        autoComplete="current-password"
      />
      {isChecked && captcha.field}
      <SubmitButton form={form} label={t('login.submit')} busyLabel={t('login.submitting')} />
    </form>
  );
}
