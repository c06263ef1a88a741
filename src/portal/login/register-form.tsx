import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import { MobileField } from '../../forms/fluent/mobile-field.tsx';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { StrengthMeter } from '../../forms/fluent/strength-meter.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { companyName } from '../../forms/validators/company.ts';
import { cleanEmail, email as emailRule } from '../../forms/validators/email.ts';
import { personName } from '../../forms/validators/name.ts';
import { newPassword } from '../../forms/validators/password.ts';
import { useLogIn } from '../../session/use-log-in.ts';
import styles from './login-page.module.css';
import { useLoginCode } from './use-login-code.ts';

/** Registers a main account; rendered only when registration is enabled. */
export function RegisterForm() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const logIn = useLogIn();
  const form = useForm({
    defaultValues: { name: '', company: '', email: '', mobile: '', code: '', password: '' },
  });
  const forgetDraft = useDraft(form, 'register');
  const { captcha, send } = useLoginCode(form, 'mobile', 'register');

  useEffect(() => form.setFocus('name'), [form]);

  const submit = useSubmit(form, async ({ name, company, email, ...typed }) => {
    const body = { ...typed, name: name.trim(), company: company.trim(), email: cleanEmail(email) };
    await logIn(unwrap(services().api.POST('/auth/sms/register', { body })));
    forgetDraft();
  });

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        form={form}
        name="name"
        label={t('form.name')}
        rule={personName}
        autoComplete="name"
        maxLength={50}
      />
      <TextField
        form={form}
        name="company"
        label={t('form.company')}
        rule={companyName}
        autoComplete="organization"
        maxLength={100}
      />
      <TextField
        form={form}
        name="email"
        label={t('form.email')}
        rule={emailRule}
        type="email"
        autoComplete="username"
      />
      <MobileField form={form} name="mobile" />
      {captcha}
      <VerificationCodeField
        form={form}
        name="code"
        countdownKey={`register:${form.watch('mobile')}`}
        send={send}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('form.password')}
        rule={newPassword}
        hint={t('login.forgot.hint')}
        autoComplete="new-password"
      />
      <StrengthMeter password={form.watch('password')} />
      <SubmitButton
        form={form}
        label={t('login.register.submit')}
        busyLabel={t('login.register.submitting')}
      />
    </form>
  );
}
