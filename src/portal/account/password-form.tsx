import { Field } from '@fluentui/react-field';
import { Radio, RadioGroup } from '@fluentui/react-radio';
import { useForm } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { emptyValues } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { StrengthMeter } from '../../forms/strength-meter.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { maskMobile } from '../../session/mask.ts';
import { showSuccess } from '../../ui/toast/toast-store.ts';
import { useGuardedDraft } from '../drafts/use-user-draft.tsx';
import { FormEnd } from '../layout/form-end.tsx';
import { passwordForm } from './account-forms.ts';
import styles from './account-page.module.css';

type Channel = components['schemas']['PasswordCodeChannel'];

const { fields, fieldErrors } = passwordForm;
const defaultValues = { ...emptyValues(fields), channel: 'sms' as Channel };

interface PasswordFormProps {
  user: components['schemas']['UserDetail'];
  onDone: () => void;
}

/** Changes the password with the old one and a code by SMS or e-mail. */
export function PasswordForm({ user, onDone }: PasswordFormProps) {
  const { t } = useTranslation(['account', 'form', 'common']);
  const services = useServices();
  const form = useForm({ defaultValues });
  const draft = useGuardedDraft(form, 'password-change', { isPartOfPage: true });
  const channel = form.watch('channel');

  async function sendCode() {
    const { api } = services();
    const body = { scene: 'password' as const };
    if (channel === 'sms') await api.sendUserSms({ body });
    else await api.sendEmailCode({ body });
    return true;
  }

  const submit = useSubmit(
    form,
    async (body, isMounted) => {
      await services().api.changePassword({ body });
      draft.forget();
      showSuccess(t('account.password.done'));
      draft.release();
      if (isMounted()) onDone();
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.effect}>{t('account.password.effect')}</p>
      {/* The username for password managers, which ignore fields of type "hidden". */}
      <input type="text" hidden autoComplete="username" value={user.email} readOnly />
      <PasswordField form={form} fields={fields} name="oldPassword" />
      <PasswordField form={form} fields={fields} name="newPassword" />
      <StrengthMeter control={form.control} name="newPassword" />
      <PasswordField form={form} fields={fields} name="confirmPassword" />
      <Field label={t('account.password.channel')}>
        <RadioGroup
          layout="horizontal"
          value={channel}
          onChange={(_, { value }) => {
            form.setValue('channel', value === 'email' ? 'email' : 'sms');
            form.resetField('code');
          }}
        >
          <Radio value="sms" label={t('account.password.bySms', { mobile: maskMobile(user.mobile) })} />
          <Radio value="email" label={t('account.password.byEmail', { email: user.email })} />
        </RadioGroup>
      </Field>
      <VerificationCodeField
        form={form}
        fields={fields}
        name="code"
        countdownKey={`password:${channel}:${user.id}`}
        send={sendCode}
        fieldErrors={fieldErrors}
        sentMessage={channel === 'email' ? t('account.password.emailSent') : undefined}
      />
      <FormEnd form={form} label={t('account.password.submit')} busyLabel={t('account.password.submitting')}>
        <LocalizedLink to={paths.userAccount()}>{t('account.cancel')}</LocalizedLink>
      </FormEnd>
      {draft.prompt}
    </form>
  );
}
