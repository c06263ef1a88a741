import { useTranslation } from 'react-i18next';
import type { FieldProps } from './native/field-props.ts';
import { TextInput } from './native/text-input.tsx';
import { companyName } from './validators/company.ts';
import { cleanEmail, email } from './validators/email.ts';
import { cleanMobile, mobile } from './validators/mobile.ts';
import { personName } from './validators/name.ts';
import type { Rule } from './validators/rule.ts';

/** Who somebody is and how to reach them, as typed. */
export interface ContactValues {
  name: string;
  email: string;
  mobile: string;
  company: string;
}

/** What each of the four must be. */
export type ContactRules = Record<keyof ContactValues, Rule>;

/** The rules of the application form; the quote form has the same. */
export const applyRules: ContactRules = { name: personName, email, mobile, company: companyName };

interface ContactFieldsProps {
  rules: ContactRules;
  field: (name: keyof ContactValues, rule: Rule) => FieldProps;
}

/** The four fields of every form that asks who is writing. */
export function ContactFields({ rules, field }: ContactFieldsProps) {
  const { t } = useTranslation(['form']);
  return (
    <>
      <TextInput
        field={field('name', rules.name)}
        label={t('form.name')}
        autoComplete="name"
        maxLength={50}
      />
      <TextInput
        field={field('company', rules.company)}
        label={t('form.company')}
        autoComplete="organization"
        maxLength={100}
      />
      <TextInput
        field={field('email', rules.email)}
        label={t('form.email')}
        type="email"
        autoComplete="email"
      />
      <TextInput
        field={field('mobile', rules.mobile)}
        label={t('form.mobile')}
        type="tel"
        autoComplete="tel-national"
        clean={cleanMobile}
      />
    </>
  );
}

/** The four values as they are sent. */
export function cleanContact({ name, email: typed, mobile: number, company }: ContactValues): ContactValues {
  return { name: name.trim(), email: cleanEmail(typed), mobile: number, company: company.trim() };
}
