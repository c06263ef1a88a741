import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import type { ValuesOf } from '../../forms/fields.ts';
import { TextInput } from '../../forms/native/text-input.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import surface from '../layout/surface.module.css';
import { smsLoginForm } from './login-forms.ts';
import { ClosedNotice, LoginCode, LoginSubmit } from './login-parts.tsx';

const { fields, fieldErrors } = smsLoginForm;

export function SmsLogin() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const form = useForm<ValuesOf<typeof fields>>();
  const forgetDraft = useDraft(form, 'login');
  const [isClosed, setClosed] = useState(false);

  const submit = useSubmit(
    form,
    async ({ mobile: number, code }) => {
      setClosed(false);
      const { api, session } = services();
      await session.logIn(await api.loginBySms({ body: { mobile: number, code } }));
      forgetDraft();
    },
    {
      fieldErrors,
      onRefused({ code }) {
        setClosed(code === 'A3001');
        return code === 'A3001';
      },
    },
  );

  return (
    <form method="post" noValidate className={surface.stack} onSubmit={submit}>
      <ClosedNotice isClosed={isClosed} />
      <TextInput form={form} fields={fields} name="mobile" />
      <LoginCode form={form} {...smsLoginForm} mobile="mobile" name="code" scene="login" />
      <LoginSubmit form={form} label={t('login.submit')} busyLabel={t('login.submitting')} />
    </form>
  );
}
