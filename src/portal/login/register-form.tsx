import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import type { ValuesOf } from '../../forms/fields.ts';
import { focusField } from '../../forms/focus-field.ts';
import { AlternativeContact } from '../../forms/native/alternative-contact.tsx';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { PasswordInput } from '../../forms/native/password-input.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { StrengthMeter } from '../../forms/strength-meter.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import surface from '../layout/surface.module.css';
import { registerForm } from './login-forms.ts';
import { LoginCode, LoginSubmit } from './login-parts.tsx';

const { fields, fieldErrors } = registerForm;

interface RegisterValues extends ValuesOf<typeof fields> {
  consent: boolean;
}

/** Registers a main account; rendered only when registration is enabled. */
export function RegisterForm() {
  const { t } = useTranslation(['login', 'form']);
  const services = useServices();
  const form = useForm<RegisterValues>();
  const forgetDraft = useDraft(form, 'register');

  useEffect(() => focusField('name'), []);

  const submit = useSubmit(
    form,
    async ({ consent: _, ...body }) => {
      const { api, session } = services();
      await session.logIn(await api.registerBySms({ body }));
      forgetDraft();
    },
    { fieldErrors },
  );

  return (
    <form method="post" noValidate className={surface.stack} onSubmit={submit}>
      <TextInput form={form} fields={fields} name="name" />
      <TextInput form={form} fields={fields} name="company" />
      <TextInput form={form} fields={fields} name="email" />
      <TextInput form={form} fields={fields} name="mobile" />
      <AlternativeContact entered={form.getValues} />
      <LoginCode form={form} {...registerForm} mobile="mobile" name="code" scene="register" />
      <PasswordInput form={form} fields={fields} name="password" />
      <StrengthMeter control={form.control} name="password" />
      <ConsentField form={form} name="consent" purpose={t('login.register.purpose')} />
      <LoginSubmit
        form={form}
        label={t('login.register.submit')}
        busyLabel={t('login.register.submitting')}
      />
    </form>
  );
}
