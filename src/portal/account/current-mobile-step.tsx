import { useForm } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { emptyValues } from '../../forms/fields.ts';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { maskMobile } from '../../session/mask.ts';
import { currentMobileForm } from './account-forms.ts';
import styles from './account-page.module.css';

const { fields, fieldErrors } = currentMobileForm;

interface CurrentMobileStepProps {
  user: components['schemas']['UserDetail'];
  onVerified: (ticket: string) => void;
}

/** The first step: a code sent to the current number. */
export function CurrentMobileStep({ user, onVerified }: CurrentMobileStepProps) {
  const { t } = useTranslation(['account', 'form']);
  const services = useServices();
  const form = useForm({ defaultValues: emptyValues(fields) });

  async function sendCode() {
    await services().api.sendUserSms({ body: { scene: 'mobile' } });
    return true;
  }

  const submit = useSubmit(
    form,
    async ({ code }) => {
      const body = { code, scene: 'mobile' as const };
      const { ticket } = await services().api.verifyCurrentMobileCode({ body });
      onVerified(ticket);
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <p>{t('account.mobile.firstText', { mobile: maskMobile(user.mobile) })}</p>
      <VerificationCodeField
        form={form}
        fields={fields}
        name="code"
        countdownKey={`mobile:${user.id}`}
        send={sendCode}
        fieldErrors={fieldErrors}
      />
      <div className={styles.actions}>
        <SubmitButton form={form} label={t('account.mobile.next')} busyLabel={t('account.mobile.checking')} />
        <LocalizedLink to={paths.userAccount()}>{t('account.cancel')}</LocalizedLink>
      </div>
    </form>
  );
}
