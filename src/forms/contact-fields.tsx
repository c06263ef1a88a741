import { Fragment, type ReactNode } from 'react';
import { useBootstrapData } from '../app/bootstrap-data.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { type ContactValues, contactFields } from './contact.ts';
import { namesOf } from './fields.ts';

interface ContactFieldsProps {
  /** Renders the control of a field, with a hint that depends on the configuration. */
  children: (name: keyof ContactValues, hint: string | undefined) => ReactNode;
}

/** The four contact fields. */
export function ContactFields({ children }: ContactFieldsProps) {
  const { t } = useTranslation(['form']);
  const { salesEmail } = useBootstrapData().config.contact;
  const mobileHint = salesEmail ? t('form.mobileElsewhere', { email: salesEmail }) : t('form.mobileHint');
  return namesOf(contactFields).map((name) => (
    <Fragment key={name}>{children(name, name === 'mobile' ? mobileHint : undefined)}</Fragment>
  ));
}
