import { useEffect } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { MobileField } from '../../src/forms/fluent/mobile-field.tsx';
import { PasswordField } from '../../src/forms/fluent/password-field.tsx';
import { SelectField } from '../../src/forms/fluent/select-field.tsx';
import { SubmitButton } from '../../src/forms/fluent/submit-button.tsx';
import { TextField } from '../../src/forms/fluent/text-field.tsx';
import { VerificationCodeField } from '../../src/forms/fluent/verification-code-field.tsx';
import { storageKey } from '../../src/forms/use-countdown.ts';
import { email } from '../../src/forms/validators/email.ts';
import { loginPassword, subAccountPassword } from '../../src/forms/validators/password.ts';
import { required } from '../../src/forms/validators/rule.ts';
import { useTranslation } from '../../src/i18n/use-translation.ts';
import { inForm } from '../in-form.tsx';

export default { decorators: [inForm] };

interface Values {
  account: string;
  password: string;
  code: string;
}

/** A form with initial values; `isValidated` validates it immediately. */
function useStoryForm(defaultValues: DefaultValues<Values>, isValidated = false) {
  const form = useForm<Values>({ defaultValues });
  useEffect(() => {
    if (isValidated) form.trigger();
  }, [form, isValidated]);
  return form;
}

function Email({ value = '', isValidated }: { value?: string; isValidated?: boolean }) {
  const { t } = useTranslation(['form']);
  const form = useStoryForm({ account: value }, isValidated);
  return <TextField form={form} name="account" label={t('form.email')} rule={email} type="email" />;
}

export const TextEmpty = () => <Email />;
export const TextFilled = () => <Email value="main@example.com" />;
export const TextError = () => <Email value="main@" isValidated />;

export const TextDisabled = () => {
  const { t } = useTranslation(['form']);
  const form = useStoryForm({ account: 'main@example.com' });
  return <TextField form={form} name="account" label={t('form.email')} rule={email} disabled />;
};

export const Password = () => {
  const { t } = useTranslation(['form']);
  const form = useStoryForm({ password: 'Demo2026!' });
  return (
    <PasswordField
      form={form}
      name="password"
      label={t('form.password')}
      rule={loginPassword}
      autoComplete="current-password"
    />
  );
};

export const PasswordError = () => {
  const { t } = useTranslation(['form', 'subAccount']);
  const form = useStoryForm({ password: 'short' }, true);
  return (
    <PasswordField
      form={form}
      name="password"
      label={t('form.password')}
      hint={t('subAccount.create.passwordHint')}
      rule={subAccountPassword}
      autoComplete="new-password"
    />
  );
};

export const Mobile = () => {
  const form = useStoryForm({ account: '13800000001' });
  return <MobileField form={form} name="account" />;
};

/** `isValidated`: shows the error of a required choice. */
function Choice({ value = '', isValidated }: { value?: string; isValidated?: boolean }) {
  const { t } = useTranslation(['company', 'common']);
  const form = useStoryForm({ account: value }, isValidated);
  const provinces = [
    { value: '11', label: '北京 Beijing' },
    { value: '31', label: '上海 Shanghai' },
  ];
  return (
    <SelectField
      form={form}
      name="account"
      label={t('company.province')}
      rule={required('common.error.provinceRequired')}
      placeholder={t('company.chooseProvince')}
      options={provinces}
    />
  );
}

export const ChoiceEmpty = () => <Choice />;
export const ChoiceMade = () => <Choice value="31" />;
export const ChoiceError = () => <Choice isValidated />;

/** `sentAgo`: the milliseconds since a code was sent. */
function Code({ sentAgo }: { sentAgo?: number }) {
  const form = useStoryForm({ code: '' });
  const countdownKey = `story:${sentAgo}`;
  if (sentAgo !== undefined && !sessionStorage.getItem(storageKey(countdownKey))) {
    sessionStorage.setItem(storageKey(countdownKey), `${Date.now() - sentAgo}`);
  }
  return (
    <VerificationCodeField form={form} name="code" countdownKey={countdownKey} send={async () => true} />
  );
}

export const CodeIdle = () => <Code />;
export const CodeCounting = () => <Code sentAgo={0} />;
export const CodeResend = () => <Code sentAgo={61_000} />;

/** `isBusy`: submits the form without a response. */
function Submit({ isBusy = false }: { isBusy?: boolean }) {
  const { t } = useTranslation(['login']);
  const form = useStoryForm({});
  const { handleSubmit } = form;
  useEffect(() => {
    if (isBusy) handleSubmit(() => new Promise(() => {}))();
  }, [handleSubmit, isBusy]);
  return <SubmitButton form={form} label={t('login.submit')} busyLabel={t('login.submitting')} />;
}

export const SubmitReady = () => <Submit />;
export const SubmitBusy = () => <Submit isBusy />;
