import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useServices } from '../../app/services.tsx';
import { isNarrow } from '../../browser/media.ts';
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import type { ValuesOf } from '../../forms/fields.ts';
import { PasswordInput } from '../../forms/native/password-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';
import { passwordLoginForm } from './login-forms.ts';
import styles from './login-page.module.css';
import { resetPasswordAtom } from './reset-password-atom.ts';
import { useIsLeaving } from './use-is-leaving.ts';
import { useLoginMode } from './use-login-mode.ts';
import { useLoginState } from './use-login-state.ts';

const { fields, fieldErrors } = passwordLoginForm;

/** Whether nothing has the focus yet, and no keyboard opens over the page with it. */
const mayTakeFocus = () =>
  document.activeElement === document.body && matchMedia('(pointer: fine)').matches && !isNarrow();

export function PasswordLogin() {
  const { t } = useTranslation(['login', 'form', 'common']);
  const services = useServices();
  const isLeaving = useIsLeaving();
  const form = useForm<ValuesOf<typeof fields>>();
  const forgetDraft = useDraft(form, 'login');
  const navigate = useNavigate();
  const { searchOf } = useLoginMode();
  const [isLocked, setLocked] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const { hasReset } = useLoginState();
  const [newPassword, setNewPassword] = useAtom(resetPasswordAtom);
  const captcha = useCaptcha();
  /** Whether the API requires a captcha. */
  const [isChecked, setChecked] = useState(false);

  useEffect(() => {
    if (newPassword === undefined) return;
    form.setValue('password', newPassword);
    setNewPassword(undefined);
  }, [form, newPassword, setNewPassword]);

  // After the draft has restored the account.
  useEffect(() => {
    if (hasReset || mayTakeFocus()) form.setFocus(form.getValues('account') ? 'password' : 'account');
  }, [form, hasReset]);

  const submit = useSubmit(
    form,
    async ({ account, password }) => {
      setLocked(false);
      setCancelled(false);
      const proof = isChecked ? await captcha.execute() : {};
      if (!proof) return;
      const body = { account, password, ...proof };
      const { api, session } = services();
      await session.logIn(await api.loginByPassword({ body }));
      forgetDraft();
    },
    {
      fieldErrors,
      onRefused(error) {
        setLocked(error.code === 'A0105');
        setCancelled(error.code === 'A3001');
        if (error.code === 'A2010') {
          setChecked(true);
          captcha.reject();
        }
        // The initial password must be changed first.
        if (error.code === 'A0107') navigate(searchOf('forgot', 'first-login'));
      },
    },
  );

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <Notice kind="warning" text={isLocked ? t('login.locked') : undefined}>
        <p>
          <Link to={searchOf('sms')}>{t('login.lockedSms')}</Link>
        </p>
      </Notice>
      <Notice kind="warning" text={isCancelled ? t('common.apiMsg.A3001') : undefined}>
        <ContactLinks />
      </Notice>
      <TextInput form={form} fields={fields} name="account" />
      <PasswordInput form={form} fields={fields} name="password" />
      {captcha.field}
      <Submit
        isBusy={form.formState.isSubmitting || isLeaving}
        label={t('login.submit')}
        busyLabel={t('login.submitting')}
      />
    </form>
  );
}
