import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import { MobileField } from '../../forms/fluent/mobile-field.tsx';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { StrengthMeter } from '../../forms/fluent/strength-meter.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { confirmPassword, newPassword } from '../../forms/validators/password.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import styles from './login-page.module.css';
import { useLoginCode } from './use-login-code.ts';
import { useLoginMode } from './use-login-mode.ts';

/** Resets a forgotten or an initial password by SMS. */
export function ForgotPassword() {
  const { t } = useTranslation(['login', 'form']);
  const navigate = useNavigate();
  const services = useServices();
  const { isFirstLogin, searchOf } = useLoginMode();
  const form = useForm({ defaultValues: { mobile: '', code: '', password: '', confirmPassword: '' } });
  const forgetDraft = useDraft(form, 'password-reset');
  const { captcha, send } = useLoginCode(form, 'mobile', 'reset');

  useEffect(() => form.setFocus('mobile'), [form]);

  const submit = useSubmit(form, async (body, isMounted) => {
    await unwrap(services().api.POST('/v1/auth/password/reset', { body }));
    forgetDraft();
    showToast({ kind: 'success', message: t('login.forgot.done'), durationMs: 4000 });
    if (isMounted()) await navigate(searchOf('password'), { replace: true });
  });

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {isFirstLogin && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('login.firstLogin')}</MessageBarBody>
        </MessageBar>
      )}
      <MobileField form={form} name="mobile" />
      {captcha}
      <VerificationCodeField
        form={form}
        name="code"
        countdownKey={`reset:${form.watch('mobile')}`}
        send={send}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('login.forgot.password')}
        rule={newPassword}
        hint={t('login.forgot.hint')}
        deps={['confirmPassword']}
        autoComplete="new-password"
      />
      <StrengthMeter password={form.watch('password')} />
      <PasswordField
        form={form}
        name="confirmPassword"
        label={t('login.forgot.confirmPassword')}
        rule={(value) => confirmPassword(form.getValues('password'))(value)}
        autoComplete="new-password"
      />
      <SubmitButton form={form} label={t('login.forgot.submit')} busyLabel={t('login.forgot.submitting')} />
    </form>
  );
}
