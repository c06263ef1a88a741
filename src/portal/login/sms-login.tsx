import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import { MobileField } from '../../forms/fluent/mobile-field.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLogIn } from '../../session/use-log-in.ts';
import styles from './login-page.module.css';
import { useLoginCode } from './use-login-code.ts';

export function SmsLogin() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const logIn = useLogIn();
  const form = useForm<{ mobile: string; code: string }>();
  const forgetDraft = useDraft(form, 'login');
  const mobile = form.watch('mobile') ?? '';
  const { captcha, send } = useLoginCode(form, 'mobile', 'login');

  const submit = useSubmit(form, async ({ mobile: number, code }) => {
    await logIn(unwrap(services().api.POST('/auth/sms/login', { body: { mobile: number, code } })));
    forgetDraft();
  });

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <MobileField form={form} name="mobile" />
      {captcha}
      <VerificationCodeField form={form} name="code" countdownKey={`login:${mobile}`} send={send} />
      <SubmitButton form={form} label={t('login.submit')} busyLabel={t('login.submitting')} />
    </form>
  );
}
