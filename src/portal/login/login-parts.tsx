import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigation } from 'react-router';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { useSendVerificationCode } from '../../forms/captcha/use-send-verification-code.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { VerificationCodeInput } from '../../forms/native/verification-code-input.tsx';
import type { VerificationCodeProps } from '../../forms/use-verification-code.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';

interface LoginCodeProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<VerificationCodeProps<Values, Name>, 'form' | 'fields' | 'name' | 'fieldErrors'> {
  /** The field of the number that it is sent to. */
  mobile: FieldPath<NoInfer<Values>>;
  scene: components['schemas']['LoginSmsScene'];
}

/** The code that an anonymous user gets by SMS, with the captcha before it. */
export function LoginCode<Values extends FieldValues, Name extends FieldPath<Values>>({
  mobile,
  scene,
  ...code
}: LoginCodeProps<Values, Name>) {
  const services = useServices();
  const { captcha, send } = useSendVerificationCode(code.form, mobile, (number, proof) =>
    services().api.sendLoginSms({ body: { mobile: number, scene, ...proof } }),
  );
  const countdownKey = `${scene}:${code.form.watch(mobile) ?? ''}`;
  return (
    <>
      {captcha}
      <VerificationCodeInput {...code} countdownKey={countdownKey} send={send} />
    </>
  );
}

/** Tells somebody whose account is closed (A3001) whom to ask. */
export function ClosedNotice({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation(['login']);
  return (
    <Notice kind="warning" text={isClosed ? t('login.closed.title') : undefined}>
      <p>{t('login.closed.colleague')}</p>
      <p>{t('login.closed.otherwise')}</p>
      <ContactLinks />
    </Notice>
  );
}

interface LoginSubmitProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  label: string;
  busyLabel: string;
}

/** The end of a login form: the error that concerns no field, and the button. It stays busy until the page after the login is shown. */
export function LoginSubmit<Values extends FieldValues>({ form, ...labels }: LoginSubmitProps<Values>) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  return (
    <>
      <FormFailure form={form} />
      <Submit isBusy={form.formState.isSubmitting || isLeaving} {...labels} />
    </>
  );
}
