import { useState } from 'react';
import { ContactFields, type ContactRules } from '../../forms/contact-fields.tsx';
import type { DeferredProps } from '../../forms/deferred/deferred-form.tsx';
import { useEarlyInput } from '../../forms/deferred/early-input.ts';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { fieldProps } from '../../forms/native/field-props.ts';
import { NeedsScript } from '../../forms/native/needs-script.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { mobile } from '../../forms/validators/mobile.ts';
import {
  registerCardCompany,
  registerCardEmail,
  registerCardName,
} from '../../forms/validators/register-card.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { ApplicationFailure } from './application-failure.tsx';
import { applyNamespaces } from './apply-namespaces.ts';
import styles from './register-card.module.css';
import { useApplication } from './use-application.ts';

const rules: ContactRules = {
  name: registerCardName,
  email: registerCardEmail,
  mobile,
  company: registerCardCompany,
};

const names = ['name', 'company', 'email', 'mobile', 'consent'] as const;

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
      form.reset({ name: '', email: '', mobile: '', company: '', consent: false });
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
      <ContactFields rules={rules} field={(name, rule) => fieldProps(form, name, rule)} />
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
