import { useState } from 'react';
import { ContactFields } from '../../forms/contact-fields.tsx';
import type { DeferredProps } from '../../forms/deferred/deferred-form.tsx';
import { useEarlyInput } from '../../forms/deferred/early-input.ts';
import { emptyValues, namesOf } from '../../forms/fields.ts';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { NeedsScript } from '../../forms/native/needs-script.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { ApplicationFailure } from './application-failure.tsx';
import { registerCardFields } from './application-form.ts';
import { applyNamespaces } from './apply-namespaces.ts';
import styles from './register-card.module.css';
import { useApplication } from './use-application.ts';

const names = [...namesOf(registerCardFields), 'consent'] as const;

interface RegisterFormProps extends DeferredProps {
  product: string;
}

/** The fields of the register card. The form shows its result in place. */
export function RegisterForm({ product, early }: RegisterFormProps) {
  const { t } = useTranslation(applyNamespaces);
  const [isSent, setSent] = useState(false);
  const { form, captcha, submit, failure } = useApplication({
    source: 'register-card',
    product,
    onSent: () => {
      setSent(true);
      form.reset({ ...emptyValues(registerCardFields), consent: false });
      captcha.reset();
    },
  });
  useEarlyInput(form, names, early);

  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        setSent(false);
        submit(event);
      }}
    >
      <ContactFields entered={form.getValues}>
        {(name) => <TextInput form={form} fields={registerCardFields} name={name} />}
      </ContactFields>
      <div className={styles.wide}>
        <ConsentField form={form} name="consent" purpose={t('apply.purpose')} />
        {captcha.field}
        <ApplicationFailure error={failure} />
        <Notice kind="success" text={isSent ? t('apply.result.success.title') : undefined} />
        <Submit
          isBusy={form.formState.isSubmitting}
          label={t('apply.submit')}
          busyLabel={t('apply.submitting')}
        />
        <NeedsScript />
      </div>
    </form>
  );
}
