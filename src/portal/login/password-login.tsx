import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useServices } from '../../app/services.tsx';
import { hasFinePointer, isNarrow } from '../../browser/media.ts';
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import type { ValuesOf } from '../../forms/fields.ts';
import { focusField } from '../../forms/focus-field.ts';
import { PasswordInput } from '../../forms/native/password-input.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import surface from '../layout/surface.module.css';
import { passwordLoginForm } from './login-forms.ts';
import { resetPasswordAtom, useLoginMode, useLoginState } from './login-mode.ts';
import { ClosedNotice, LoginSubmit } from './login-parts.tsx';

const { fields, fieldErrors } = passwordLoginForm;

/** The codes that lead on, or that a notice or the captcha explains. */
const explained = new Set(['A0105', 'A0107', 'A2010', 'A3001']);

/** Whether nothing has the focus yet, and no keyboard opens over the page with it. */
const mayTakeFocus = () => document.activeElement === document.body && hasFinePointer() && !isNarrow();

export function PasswordLogin() {
  const { t } = useTranslation(['login', 'form', 'common']);
  const services = useServices();
  const form = useForm<ValuesOf<typeof fields>>();
  const forgetDraft = useDraft(form, 'login');
  const navigate = useNavigate();
  const { searchOf } = useLoginMode();
  /** The code that a notice explains. */
  const [refusal, setRefusal] = useState<string>();
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
    if (hasReset || mayTakeFocus()) focusField(form.getValues('account') ? 'password' : 'account');
  }, [form, hasReset]);

  const submit = useSubmit(
    form,
    async ({ account, password }) => {
      setRefusal(undefined);
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
        const { code = '' } = error;
        setRefusal(code);
        if (code === 'A2010') {
          setChecked(true);
          captcha.reject();
        }
        // The initial password must be changed first.
        if (code === 'A0107') navigate(searchOf('forgot', 'first-login'));
        return explained.has(code);
      },
    },
  );

  return (
    <form method="post" noValidate className={surface.stack} onSubmit={submit}>
      <Notice kind="warning" text={refusal === 'A0105' ? t('login.locked') : undefined}>
        <p>
          <Link to={searchOf('sms')}>{t('login.lockedSms')}</Link>
        </p>
      </Notice>
      <ClosedNotice isClosed={refusal === 'A3001'} />
      <TextInput form={form} fields={fields} name="account" takesFocus />
      <PasswordInput form={form} fields={fields} name="password" />
      {captcha.field}
      <LoginSubmit form={form} label={t('login.submit')} busyLabel={t('login.submitting')} />
    </form>
  );
}
