import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import { fieldProps } from '../../forms/native/field-props.ts';
import { MobileInput } from '../../forms/native/mobile-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { VerificationCodeInput } from '../../forms/native/verification-code-input.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { mobile } from '../../forms/validators/mobile.ts';
import { useLogIn } from '../../session/use-log-in.ts';
import styles from './login-page.module.css';
import { useLoginCode } from './use-login-code.ts';

export function SmsLogin() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const logIn = useLogIn();
  const form = useForm<{ mobile: string; code: string }>();
  const forgetDraft = useDraft(form, 'login');
  const { captcha, send } = useLoginCode(form, 'mobile', 'login');

  const submit = useSubmit(form, async ({ mobile: number, code }) => {
    await logIn(unwrap(services().api.POST('/auth/sms/login', { body: { mobile: number, code } })));
    forgetDraft();
  });

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <MobileInput field={fieldProps(form, 'mobile', mobile)} />
      {captcha}
      <VerificationCodeInput
        form={form}
        name="code"
        countdownKey={`login:${form.watch('mobile') ?? ''}`}
        send={send}
      />
      <Submit
        isBusy={form.formState.isSubmitting}
        label={t('login.submit')}
        busyLabel={t('login.submitting')}
      />
    </form>
  );
}
