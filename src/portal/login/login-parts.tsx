import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigation } from 'react-router';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { useSendVerificationCode } from '../../forms/captcha/use-send-verification-code.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';

/** Sends a code to the number in the form of an anonymous user. */
export function useLoginCode<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  scene: components['schemas']['LoginSmsScene'],
) {
  const services = useServices();
  return useSendVerificationCode(form, name, (mobile, proof) =>
    services().api.sendLoginSms({ body: { mobile, scene, ...proof } }),
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
