import { useId } from 'react';
import slider from '../../forms/captcha/slider-captcha.module.css';
import { deferredForm } from '../../forms/deferred/deferred-form.tsx';
import alternativeContact from '../../forms/native/alternative-contact.module.css';
import consent from '../../forms/native/consent-field.module.css';
import field from '../../forms/native/field.module.css';
import needsScript from '../../forms/native/needs-script.module.css';
import spinner from '../../forms/native/spinner.module.css';
import textInput from '../../forms/native/text-input.module.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import card from '../../ui/card.module.css';
import notice from '../../ui/notice.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { applyNamespaces } from './apply-namespaces.ts';
import styles from './register-card.module.css';

const RegisterForm = deferredForm(
  async () => (await import('./register-form.tsx')).RegisterForm,
  [alternativeContact, consent, field, needsScript, notice, slider, spinner, textInput],
);

interface RegisterCardProps {
  /** The product of the page, sent with the application. */
  product: string;
  title?: string;
  lead?: string;
}

/** The short application form of the product pages. */
export function RegisterCard({ product, title, lead }: RegisterCardProps) {
  const { t } = useTranslation(applyNamespaces);
  const id = useId();
  return (
    <section className={`${card.card} ${styles.card}`} aria-labelledby={id}>
      <div className={styles.head}>
        <Phrases as="h2" id={id}>
          {title ?? t('apply.card.title')}
        </Phrases>
        <Phrases as="p">{lead ?? t('apply.card.lead')}</Phrases>
      </div>
      <RegisterForm product={product} />
    </section>
  );
}
