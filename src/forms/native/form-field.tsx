import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formNamespaces } from '../form-namespaces.ts';
import styles from './field.module.css';

/** What a control says about itself to whoever cannot see its surroundings. */
interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FormFieldProps {
  label: string;
  required: boolean;
  hint?: string;
  /** Key of what is wrong, or the words themselves. */
  error: string | undefined;
  /** Stands at the end of the line below, such as a count of characters. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and its hint or error below. */
export function FormField({ label, required, hint, error, aside, children }: FormFieldProps) {
  // Whatever a rule complains about has its text here by now.
  const { t } = useTranslation(formNamespaces);
  const language = useLanguage();
  const id = useId();
  const message = error && (lookup(language, error) ?? error);
  const describedBy = message || hint ? `${id}-below` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required ? (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        ) : (
          <span className={styles.optional}>{t('form.optional')}</span>
        )}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': describedBy,
        'aria-invalid': Boolean(message),
        'aria-required': required,
      })}
      <div className={styles.below}>
        {(message || hint) && (
          <p id={`${id}-below`} className={message ? styles.error : styles.hint}>
            {message || hint}
          </p>
        )}
        {aside}
      </div>
    </div>
  );
}
