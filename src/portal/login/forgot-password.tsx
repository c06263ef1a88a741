import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import type { ValuesOf } from '../../forms/fields.ts';
import { PasswordInput } from '../../forms/native/password-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { VerificationCodeInput } from '../../forms/native/verification-code-input.tsx';
import { Stepper } from '../../forms/stepper.tsx';
import { StrengthMeter } from '../../forms/strength-meter.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { forgotPasswordForm } from './login-forms.ts';
import styles from './login-page.module.css';
import { resetPasswordAtom } from './reset-password-atom.ts';
import { useIsLeaving } from './use-is-leaving.ts';
import { useLoginCode } from './use-login-code.ts';
import { useLoginMode } from './use-login-mode.ts';
import type { LoginState } from './use-login-state.ts';

const { fields, fieldErrors } = forgotPasswordForm;

type ResetValues = ValuesOf<typeof fields>;

/** The fields of the first step. No call checks the code before the password is sent. */
const codeFields = ['mobile', 'code'] as const;
const passwordFields = ['password', 'confirmPassword'] as const;

/**
 * Resets a forgotten or an initial password in two steps, then logs in with it. Without an e-mail, or when the API rejects the
 * login, the login form takes over the password.
 */
export function ForgotPassword() {
  const { t } = useTranslation(['login', 'form']);
  const navigate = useNavigate();
  const services = useServices();
  const { isFirstLogin, searchOf } = useLoginMode();
  const isLeaving = useIsLeaving();
  const handOver = useSetAtom(resetPasswordAtom);
  const form = useForm<ResetValues>();
  // Shared with the login forms: what was typed there is filled in here.
  const forgetDraft = useDraft(form, 'login');
  const { captcha, send } = useLoginCode(form, 'mobile', 'reset');
  const [search, setSearch] = useSearchParams();
  /** A reload forgets the code, and starts again with the first step. `refused` returns to it and keeps the password. */
  const [progress, setProgress] = useState<'code' | 'password' | 'refused'>('code');
  const isPasswordStep = progress === 'password' && search.get('step') === 'password';

  useEffect(() => {
    // Before hydration somebody may have begun to type.
    if (progress === 'code' && document.activeElement instanceof HTMLInputElement) return;
    const next = form.getValues('account') ? 'password' : 'account';
    const refused = (isPasswordStep ? passwordFields : codeFields).find(
      (name) => form.getFieldState(name).error,
    );
    form.setFocus(refused ?? (isPasswordStep ? next : 'mobile'));
  }, [form, progress, isPasswordStep]);

  async function goToPassword() {
    if (!(await form.trigger(codeFields, { shouldFocus: true }))) return;
    setProgress('password');
    // The browser's "back" returns to the first step.
    setSearch((before) => new URLSearchParams([...before, ['step', 'password']]), {
      preventScrollReset: true,
    });
  }

  /** Resolves to false without an account, or when the API rejects the login. */
  async function logInWith(account: string, password: string): Promise<boolean> {
    if (account === '') return false;
    try {
      const { api, session } = services();
      await session.logIn(await api.loginByPassword({ body: { account, password } }));
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  const submit = useSubmit(
    form,
    async ({ account, ...body }, isMounted) => {
      await services().api.resetPassword({ body });
      if (await logInWith(account, body.password)) {
        forgetDraft();
        showToast({ kind: 'success', message: t('login.forgot.loggedIn'), durationMs: 4000 });
        return;
      }
      if (!isMounted()) return;
      handOver(body.password);
      showToast({ kind: 'success', message: t('login.forgot.done'), durationMs: 4000 });
      const state: LoginState = { hasReset: true };
      await navigate(searchOf('password'), { replace: true, state });
    },
    {
      fieldErrors,
      onRefused: () => {
        const hasError = (name: keyof ResetValues) => form.getFieldState(name).error !== undefined;
        if (codeFields.some(hasError)) setProgress('refused');
        else if (passwordFields.some(hasError)) setProgress('password');
      },
    },
  );
  const isFirstStep = !isPasswordStep && progress !== 'refused';

  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (!isFirstStep) return submit(event);
        event.preventDefault();
        void goToPassword();
      }}
    >
      <Notice kind="warning" text={isFirstLogin ? t('login.firstLogin') : undefined} />
      <Stepper
        steps={[t('login.forgot.codeStep'), t('login.forgot.passwordStep')]}
        current={isPasswordStep ? 1 : 0}
      />
      <div className={styles.form} hidden={isPasswordStep}>
        <TextInput form={form} fields={fields} name="mobile" />
        {captcha}
        <VerificationCodeInput
          form={form}
          fields={fields}
          name="code"
          countdownKey={`reset:${form.watch('mobile') ?? ''}`}
          send={send}
          fieldErrors={fieldErrors}
        />
      </div>
      <div className={styles.form} hidden={!isPasswordStep}>
        <TextInput form={form} fields={fields} name="account" />
        <PasswordInput form={form} fields={fields} name="password" />
        <StrengthMeter control={form.control} name="password" />
        <PasswordInput form={form} fields={fields} name="confirmPassword" />
      </div>
      <Submit
        isBusy={form.formState.isSubmitting || isLeaving}
        label={t(isFirstStep ? 'login.forgot.next' : 'login.forgot.submit')}
        busyLabel={t('login.forgot.submitting')}
      />
      {isPasswordStep && (
        <button type="button" className={styles.back} onClick={() => navigate(-1)}>
          {t('login.forgot.back')}
        </button>
      )}
    </form>
  );
}
