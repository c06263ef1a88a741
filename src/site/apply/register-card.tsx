import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFields, type ContactRules } from '../../forms/contact-fields.tsx';
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
import { Notice } from '../../ui/notice.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
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

interface RegisterCardProps {
  /** The product of the page, sent with the application. */
  product: string;
  title?: string;
  lead?: string;
}

/** The short application form of the product pages. It shows the result in place. */
export function RegisterCard({ product, title, lead }: RegisterCardProps) {
  const { t } = useTranslation(applyNamespaces);
  const id = useId();
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

  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Phrases as="h2" id={id}>
          {title ?? t('apply.card.title')}
        </Phrases>
        <Phrases as="p">{lead ?? t('apply.card.lead')}</Phrases>
      </div>
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
    </section>
  );
}
