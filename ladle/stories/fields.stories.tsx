import { useEffect } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MobileField } from '../../src/forms/fluent/mobile-field.tsx';
import { PasswordField } from '../../src/forms/fluent/password-field.tsx';
import { SelectField } from '../../src/forms/fluent/select-field.tsx';
import { SubmitButton } from '../../src/forms/fluent/submit-button.tsx';
import { TextField } from '../../src/forms/fluent/text-field.tsx';
import { storageKey } from '../../src/forms/fluent/use-countdown.ts';
import { VerificationCodeField } from '../../src/forms/fluent/verification-code-field.tsx';
import { email } from '../../src/forms/validators/email.ts';
import { loginPassword, subAccountPassword } from '../../src/forms/validators/password.ts';
import { required } from '../../src/forms/validators/rule.ts';
import { inForm } from '../in-form.tsx';

export default { decorators: [inForm] };

interface Values {
  account: string;
  password: string;
  code: string;
}

/** A form with those values; `complains` checks it right away. */
function useStoryForm(defaultValues: DefaultValues<Values>, complains = false) {
  const form = useForm<Values>({ defaultValues });
  useEffect(() => {
    if (complains) form.trigger();
  }, [form, complains]);
  return form;
}

function Email({ value = '', complains }: { value?: string; complains?: boolean }) {
  const { t } = useTranslation(['form']);
  const form = useStoryForm({ account: value }, complains);
  return <TextField form={form} name="account" label={t('form.email')} rule={email} type="email" />;
}

export const TextEmpty = () => <Email />;
export const TextFilled = () => <Email value="main@example.com" />;
export const TextComplaint = () => <Email value="main@" complains />;

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

export const PasswordComplaint = () => {
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

/** `complains`: nothing was chosen, and something has to be. */
function Choice({ value = '', complains }: { value?: string; complains?: boolean }) {
  const { t } = useTranslation(['company', 'common']);
  const form = useStoryForm({ account: value }, complains);
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
export const ChoiceComplaint = () => <Choice complains />;

/** `sentAgo`: how long ago a code was sent, in milliseconds. */
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

/** `isBusy`: sends the form, and never hears of it again. */
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
