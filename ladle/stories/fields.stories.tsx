import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { codeField, mobileField } from '../../src/forms/common-fields.ts';
import { emptyValues, type Fields, type ValuesOf } from '../../src/forms/fields.ts';
import { PasswordField } from '../../src/forms/fluent/password-field.tsx';
import { SelectField } from '../../src/forms/fluent/select-field.tsx';
import { SubmitButton } from '../../src/forms/fluent/submit-button.tsx';
import { TextField } from '../../src/forms/fluent/text-field.tsx';
import { VerificationCodeField } from '../../src/forms/fluent/verification-code-field.tsx';
import { storageKey } from '../../src/forms/use-countdown.ts';
import { province } from '../../src/forms/validators/company.ts';
import { email } from '../../src/forms/validators/email.ts';
import { loginPassword, subAccountPassword } from '../../src/forms/validators/password.ts';
import { useTranslation } from '../../src/i18n/use-translation.ts';
import { inForm } from '../in-form.tsx';

export default { decorators: [inForm] };

const fields = {
  account: { label: 'form.email', rule: email, type: 'email' },
  password: {
    label: 'form.password',
    rule: loginPassword,
    type: 'password',
    autoComplete: 'current-password',
  },
  newPassword: {
    label: 'form.password',
    hint: 'subAccount.create.passwordHint',
    rule: subAccountPassword,
    type: 'password',
    autoComplete: 'new-password',
  },
  mobile: mobileField,
  province: { label: 'company.province', rule: province },
  code: codeField,
} as const satisfies Fields;

/** A form with initial values; `validated` is validated immediately. */
function useStoryForm(values: Partial<ValuesOf<typeof fields>>, validated?: keyof typeof fields) {
  const form = useForm({ defaultValues: { ...emptyValues(fields), ...values } });
  useEffect(() => {
    if (validated) form.trigger(validated);
  }, [form, validated]);
  return form;
}

const Email = ({ value = '', isValidated }: { value?: string; isValidated?: boolean }) => (
  <TextField
    form={useStoryForm({ account: value }, isValidated ? 'account' : undefined)}
    fields={fields}
    name="account"
  />
);

export const TextEmpty = () => <Email />;
export const TextFilled = () => <Email value="main@example.com" />;
export const TextError = () => <Email value="main@" isValidated />;

export const Password = () => (
  <PasswordField form={useStoryForm({ password: 'Demo2026!' })} fields={fields} name="password" />
);

export const PasswordError = () => (
  <PasswordField
    form={useStoryForm({ newPassword: 'short' }, 'newPassword')}
    fields={fields}
    name="newPassword"
  />
);

export const Mobile = () => (
  <TextField form={useStoryForm({ mobile: '13800000001' })} fields={fields} name="mobile" />
);

/** `isValidated`: shows the error of a required choice. */
function Choice({ value = '', isValidated }: { value?: string; isValidated?: boolean }) {
  const { t } = useTranslation(['company', 'common']);
  const form = useStoryForm({ province: value }, isValidated ? 'province' : undefined);
  const provinces = [
    { value: '11', label: '北京 Beijing' },
    { value: '31', label: '上海 Shanghai' },
  ];
  return (
    <SelectField
      form={form}
      fields={fields}
      name="province"
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
    <VerificationCodeField
      form={form}
      fields={fields}
      name="code"
      countdownKey={countdownKey}
      send={async () => true}
    />
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
