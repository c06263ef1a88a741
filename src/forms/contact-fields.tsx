import { useBootstrapData } from '../app/bootstrap-data.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import type { FieldProps } from './native/field-props.ts';
import { MobileInput } from './native/mobile-input.tsx';
import { TextInput } from './native/text-input.tsx';
import { companyName } from './validators/company.ts';
import { email } from './validators/email.ts';
import { mobile } from './validators/mobile.ts';
import { personName } from './validators/name.ts';
import type { TextRule } from './validators/rule.ts';

/** The values of the four fields. */
export interface ContactValues {
  name: string;
  email: string;
  mobile: string;
  company: string;
}

/** The validators of the four fields. */
export type ContactRules = Record<keyof ContactValues, TextRule>;

/** The validators of the application and quote forms. */
export const applyRules: ContactRules = { name: personName, email, mobile, company: companyName };

interface ContactFieldsProps {
  rules: ContactRules;
  field: (name: keyof ContactValues, rule: TextRule) => FieldProps;
}

/** The four contact fields. */
export function ContactFields({ rules, field }: ContactFieldsProps) {
  const { t } = useTranslation(['form']);
  const { salesEmail } = useBootstrapData().config.contact;
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
      <MobileInput
        field={field('mobile', rules.mobile)}
        hint={salesEmail ? t('form.mobileElsewhere', { email: salesEmail }) : t('form.mobileHint')}
      />
    </>
  );
}
