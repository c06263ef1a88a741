import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { tabStore } from '../../browser/storage.ts';
import { useSendVerificationCode } from '../../forms/captcha/use-send-verification-code.ts';
import { emptyValues } from '../../forms/fields.ts';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { VerificationCodeField } from '../../forms/fluent/verification-code-field.tsx';
import { focusField } from '../../forms/focus-field.ts';
import { Stepper } from '../../forms/stepper.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { maskMobile } from '../../session/mask.ts';
import { showSuccess } from '../../ui/toast/toast-store.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { useUserDraft } from '../drafts/use-user-draft.tsx';
import { FormEnd } from '../layout/form-end.tsx';
import { currentMobileForm, newMobileForm } from './account-forms.ts';
import styles from './account-page.module.css';

type User = components['schemas']['UserDetail'];

/** The time after which a stored ticket is discarded. The server may reject it earlier. */
const maxAgeMs = 10 * 60_000;

/** The ticket of the first step, which survives reloads of the tab. */
const ticketKey = (userId: string) => `mobile-ticket:${userId}`;

function readTicket(userId: string): string | undefined {
  const [time, ticket] = tabStore.get(ticketKey(userId))?.split(' ') ?? [];
  return Date.now() - Number(time) < maxAgeMs ? ticket : undefined;
}

interface MobileChangeProps {
  user: User;
  /** Leaves the form. Resolves when the next page is shown. */
  onDone: () => Promise<void> | void;
}

/** Changes the phone number: verifies the current number, then the new one. */
export function MobileChange({ user, onDone }: MobileChangeProps) {
  const { t } = useTranslation(['account']);
  const [ticket, setTicket] = useState(() => readTicket(user.id));
  const forgetTicket = () => tabStore.remove(ticketKey(user.id));
  return (
    <>
      <Stepper
        steps={[t('account.mobile.first'), t('account.mobile.second')]}
        current={ticket === undefined ? 0 : 1}
      />
      {ticket ? (
        <NewMobileStep
          currentMobile={user.mobile}
          ticket={ticket}
          // The step stays until the next page is shown.
          onChanged={forgetTicket}
          onDone={onDone}
          onBack={() => {
            forgetTicket();
            setTicket(undefined);
          }}
        />
      ) : (
        <CurrentMobileStep
          user={user}
          onVerified={(verified) => {
            tabStore.set(ticketKey(user.id), `${Date.now()} ${verified}`);
            setTicket(verified);
          }}
        />
      )}
    </>
  );
}

interface CurrentMobileStepProps {
  user: User;
  onVerified: (ticket: string) => void;
}

/** The first step: a code sent to the current number. */
function CurrentMobileStep({ user, onVerified }: CurrentMobileStepProps) {
  const { t } = useTranslation(['account', 'form']);
  const services = useServices();
  const { fields, fieldErrors } = currentMobileForm;
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
      <FormEnd form={form} label={t('account.mobile.next')} busyLabel={t('account.mobile.checking')}>
        <LocalizedLink to={paths.userAccount()}>{t('account.cancel')}</LocalizedLink>
      </FormEnd>
      <p>{t('account.mobile.lost')}</p>
      <ContactLinks />
    </form>
  );
}

interface NewMobileStepProps extends Pick<MobileChangeProps, 'onDone'> {
  /** The number that the new one replaces. */
  currentMobile: string;
  /** The ticket of the first step. */
  ticket: string;
  onChanged: () => void;
  onBack: () => void;
}

/** The second step: the new number and its code. */
export function NewMobileStep({ currentMobile, ticket, onChanged, onDone, onBack }: NewMobileStepProps) {
  const { t } = useTranslation(['account', 'form']);
  const services = useServices();
  const { fields, fieldErrors } = newMobileForm(currentMobile);
  const form = useForm({ defaultValues: emptyValues(fields) });
  const draft = useUserDraft(form, 'mobile-change');
  const { captcha, send } = useSendVerificationCode(
    form,
    'mobile',
    (number, proof) => services().api.sendNewMobileSms({ body: { mobile: number, ticket, ...proof } }),
    // The code of the first step has shown who it is.
    { isSliderWaived: true },
  );
  const mobile = form.watch('mobile');
  /** The ticket of a verified new number, for a retry when the change fails. */
  const verified = useRef<{ mobile: string; ticket: string }>(undefined);

  useEffect(() => focusField('mobile'), []);

  const submit = useSubmit(
    form,
    async (typed, isMounted) => {
      const { api, session } = services();
      if (verified.current?.mobile !== typed.mobile) {
        const response = await api.verifyNewMobileCode({ body: { ...typed, ticket } });
        verified.current = { mobile: typed.mobile, ticket: response.ticket };
      }
      const body = { mobile: typed.mobile, ticket: verified.current.ticket };
      await api.modifyMobile({ body });
      draft.forget();
      onChanged();
      await session.loadUser(api);
      if (isMounted()) await onDone();
      showSuccess(t('account.mobile.done'));
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {draft.notice}
      <TextField form={form} fields={fields} name="mobile" />
      {captcha}
      <VerificationCodeField
        form={form}
        fields={fields}
        name="code"
        countdownKey={`new-mobile:${mobile}`}
        send={send}
        fieldErrors={fieldErrors}
      />
      <FormEnd form={form} label={t('account.mobile.submit')} busyLabel={t('account.mobile.submitting')}>
        <button type="button" className={styles.back} onClick={onBack}>
          {t('account.mobile.back')}
        </button>
      </FormEnd>
    </form>
  );
}
