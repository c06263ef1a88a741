import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { LegalLink } from '../../app/legal-link.tsx';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { formNamespaces } from '../form-namespaces.ts';
import { consent } from '../validators/consent.ts';
import styles from './consent-field.module.css';
import field from './field.module.css';

interface ConsentFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** What the details of the form are used for. */
  purpose: string;
}

/** The purpose of a form, a link to the privacy notice, and a required checkbox. */
export function ConsentField<Values extends FieldValues>({ form, name, purpose }: ConsentFieldProps<Values>) {
  // The text of the validation error is loaded.
  const { t } = useTranslation(formNamespaces);
  const language = useLanguage();
  const id = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  // A form from which the field is gone, after a login in another tab, needs no consent.
  const registration = form.register(name, {
    shouldUnregister: true,
    validate: (value: unknown) => consent(value) ?? true,
  });
  return (
    <div className={styles.consent}>
      <p id={`${id}-purpose`} className={styles.purpose}>
        <Phrases as="span">{purpose}</Phrases>{' '}
        <LegalLink page="privacy" newTab>
          {t('form.consent.notice')}
        </LegalLink>
      </p>
      <label>
        <input
          type="checkbox"
          aria-required
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-purpose ${id}-error` : `${id}-purpose`}
          {...registration}
        />
        <span>
          {t('form.consent.label')}
          <span aria-hidden="true" className={field.mark}>
            {' *'}
          </span>
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {lookup(language, error) ?? error}
        </p>
      )}
    </div>
  );
}
