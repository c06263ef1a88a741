import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SliderCaptcha } from '../../src/forms/captcha/slider-captcha.tsx';
import { codeField } from '../../src/forms/common-fields.ts';
import { type ContactValues, contactFields } from '../../src/forms/contact.ts';
import { ContactFields } from '../../src/forms/contact-fields.tsx';
import { emptyValues, type Fields as FormFields, namesOf, type ValuesOf } from '../../src/forms/fields.ts';
import { CheckChip, ChipGroup } from '../../src/forms/native/check-chip.tsx';
import { PasswordInput } from '../../src/forms/native/password-input.tsx';
import { SelectInput } from '../../src/forms/native/select-input.tsx';
import { Submit } from '../../src/forms/native/submit.tsx';
import { TextArea } from '../../src/forms/native/text-area.tsx';
import { TextInput } from '../../src/forms/native/text-input.tsx';
import { VerificationCodeInput } from '../../src/forms/native/verification-code-input.tsx';
import { Stepper } from '../../src/forms/stepper.tsx';
import { email } from '../../src/forms/validators/email.ts';
import { personName } from '../../src/forms/validators/name.ts';
import { loginPassword } from '../../src/forms/validators/password.ts';
import { anyText } from '../../src/forms/validators/rule.ts';
import { sampleDescription } from '../../src/forms/validators/sample.ts';
import { useTranslation } from '../../src/i18n/use-translation.ts';
import { RegisterCard } from '../../src/site/apply/register-card.tsx';
import { Notice } from '../../src/ui/notice.tsx';
import inForm from '../in-form.module.css';

const Frame = ({ children }: { children: ReactNode }) => <div className={inForm.form}>{children}</div>;

const fields = {
  name: { label: 'form.name', rule: personName },
  email: { label: 'form.email', rule: email },
  product: { label: 'apply.interest.label', rule: anyText },
  text: { label: 'form.company', rule: sampleDescription },
  password: {
    label: 'form.password',
    rule: loginPassword,
    type: 'password',
    autoComplete: 'current-password',
  },
  code: codeField,
} as const satisfies FormFields;

/** A form with values whose errors show. */
function useStoryForm(values: Partial<ValuesOf<typeof fields>>) {
  const form = useForm({ defaultValues: { ...emptyValues(fields), ...values } });
  useEffect(() => {
    form.trigger(namesOf(fields).filter((name) => form.getValues(name) !== ''));
  }, [form]);
  return form;
}

export const Fields = () => {
  const { t } = useTranslation(['form', 'apply', 'common']);
  const form = useStoryForm({ email: 'main@', text: 'x'.repeat(1001) });
  return (
    <Frame>
      <TextInput form={form} fields={fields} name="name" />
      <TextInput form={form} fields={fields} name="email" />
      <SelectInput
        form={form}
        fields={fields}
        name="product"
        nothing={t('apply.interest.nothing')}
        options={[]}
      />
      <TextArea form={form} fields={fields} name="text" count={1001} max={1000} />
      <Notice kind="failure" text={t('apply.result.fail.title')} />
      <Notice kind="warning" text={t('apply.result.fail.title')} />
      <Notice kind="info" text={t('apply.result.fail.title')} />
      <Notice kind="success" text={t('apply.result.success.title')} />
      <Submit isBusy={false} label={t('apply.submit')} busyLabel={t('apply.submitting')} />
      <Submit isBusy label={t('apply.submit')} busyLabel={t('apply.submitting')} />
    </Frame>
  );
};

export const Password = () => (
  <Frame>
    <PasswordInput form={useStoryForm({})} fields={fields} name="password" />
  </Frame>
);

/** `send` never resolves: after a click, the button shows that the code is being sent. */
export const Code = () => (
  <Frame>
    <VerificationCodeInput
      form={useStoryForm({})}
      fields={fields}
      name="code"
      countdownKey="story:native"
      send={() => new Promise(() => {})}
    />
  </Frame>
);

/** The fields of the quote form with errors and values. A chip is a checkbox or a radio button. */
export const Chips = () => {
  const { t } = useTranslation(['quote']);
  return (
    <Frame>
      <ChipGroup label={t('quote.tag.label')}>
        <CheckChip name="box" label={t('quote.demand.quantity')} defaultChecked />
        <CheckChip name="box" label={t('quote.demand.coverage')} />
        <CheckChip type="radio" name="one" label={t('quote.description.label')} defaultChecked />
      </ChipGroup>
    </Frame>
  );
};

/** `isValidated`: with errors. */
function ContactForm({ isValidated = false }: { isValidated?: boolean }) {
  const form = useForm<ContactValues>({ defaultValues: { mobile: isValidated ? '138' : '' } });
  useEffect(() => {
    if (isValidated) form.trigger();
  }, [form, isValidated]);
  return (
    <Frame>
      <ContactFields entered={form.getValues}>
        {(name) => <TextInput form={form} fields={contactFields} name={name} />}
      </ContactFields>
    </Frame>
  );
}

export const Contact = () => <ContactForm />;
export const ContactErrors = () => <ContactForm isValidated />;

function Slider({ passed = false }: { passed?: boolean }) {
  const [isPassed, setPassed] = useState(passed);
  return (
    <Frame>
      <SliderCaptcha isPassed={isPassed} dragKey="captcha.drag" onPass={() => setPassed(true)} />
    </Frame>
  );
}

export const Captcha = () => <Slider />;
export const CaptchaPassed = () => <Slider passed />;

export const Card = () => (
  <Frame>
    <RegisterCard product="brand" />
  </Frame>
);

export const Steps = () => <Stepper steps={['验证原手机号', '绑定新手机号']} current={1} />;
