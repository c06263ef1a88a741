import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { fieldProps } from '../../forms/native/field-props.ts';
import { MobileInput } from '../../forms/native/mobile-input.tsx';
import { PasswordInput } from '../../forms/native/password-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { VerificationCodeInput } from '../../forms/native/verification-code-input.tsx';
import { StrengthMeter } from '../../forms/strength-meter.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { companyName } from '../../forms/validators/company.ts';
import { email } from '../../forms/validators/email.ts';
import { mobile } from '../../forms/validators/mobile.ts';
import { personName } from '../../forms/validators/name.ts';
import { newPassword } from '../../forms/validators/password.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './login-page.module.css';
import { useIsLeaving } from './use-is-leaving.ts';
import { type LoginCodeValues, loginCodeErrors, useLoginCode } from './use-login-code.ts';

interface RegisterValues extends LoginCodeValues {
  name: string;
  company: string;
  email: string;
  password: string;
  consent: boolean;
}

const fieldErrors: FieldErrors<RegisterValues, 'registerBySms'> = {
  A2013: 'name',
  A2001: 'email',
  A5014: 'email',
  A5016: 'mobile',
  A0106: 'code',
  A5020: 'password',
};

/** Registers a main account; rendered only when registration is enabled. */
export function RegisterForm() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const isLeaving = useIsLeaving();
  const form = useForm<RegisterValues>();
  const forgetDraft = useDraft(form, 'register');
  const { captcha, send } = useLoginCode(form, 'mobile', 'register');

  useEffect(() => form.setFocus('name'), [form]);

  const submit = useSubmit(
    form,
    async ({ consent: _, ...body }) => {
      const { api, session } = services();
      await session.logIn(await api.registerBySms({ body }));
      forgetDraft();
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        field={fieldProps(form, 'name', personName)}
        label={t('form.name')}
        autoComplete="name"
        maxLength={50}
      />
      <TextInput
        field={fieldProps(form, 'company', companyName)}
        label={t('form.company')}
        autoComplete="organization"
        maxLength={100}
      />
      <TextInput
        field={fieldProps(form, 'email', email)}
        label={t('form.email')}
        type="email"
        autoComplete="username"
      />
      <MobileInput field={fieldProps(form, 'mobile', mobile)} />
      {captcha}
      <VerificationCodeInput
        form={form}
        name="code"
        countdownKey={`register:${form.watch('mobile') ?? ''}`}
        send={send}
        fieldErrors={loginCodeErrors}
      />
      <PasswordInput
        field={fieldProps(form, 'password', newPassword)}
        label={t('form.password')}
        hint={t('login.forgot.hint')}
        autoComplete="new-password"
      />
      <StrengthMeter control={form.control} name="password" />
      <ConsentField form={form} name="consent" purpose={t('login.register.purpose')} />
      <Submit
        isBusy={form.formState.isSubmitting || isLeaving}
        label={t('login.register.submit')}
        busyLabel={t('login.register.submitting')}
      />
    </form>
  );
}
