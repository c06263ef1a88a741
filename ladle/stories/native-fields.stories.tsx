import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SliderCaptcha } from '../../src/forms/captcha/slider-captcha.tsx';
import { applyRules, ContactFields } from '../../src/forms/contact-fields.tsx';
import { CheckChip, ChipGroup } from '../../src/forms/native/check-chip.tsx';
import type { FieldProps } from '../../src/forms/native/field-props.ts';
import { PasswordInput } from '../../src/forms/native/password-input.tsx';
import { SelectInput } from '../../src/forms/native/select-input.tsx';
import { Submit } from '../../src/forms/native/submit.tsx';
import { TextArea } from '../../src/forms/native/text-area.tsx';
import { TextInput } from '../../src/forms/native/text-input.tsx';
import { VerificationCodeInput } from '../../src/forms/native/verification-code-input.tsx';
import { Stepper } from '../../src/forms/stepper.tsx';
import { useTranslation } from '../../src/i18n/use-translation.ts';
import { RegisterCard } from '../../src/site/apply/register-card.tsx';
import { Notice } from '../../src/ui/notice.tsx';
import inForm from '../in-form.module.css';

const Frame = ({ children }: { children: ReactNode }) => <div className={inForm.form}>{children}</div>;

/** A field outside of a form. */
const loose = (error?: string): FieldProps => ({
  registration: { name: 'field', onChange: async () => {}, onBlur: async () => {}, ref: () => {} },
  error,
});

export const Fields = () => {
  const { t } = useTranslation(['form', 'apply', 'common']);
  return (
    <Frame>
      <TextInput field={loose()} label={t('form.name')} />
      <TextInput field={loose('common.error.emailFormat')} label={t('form.email')} />
      <SelectInput
        field={loose()}
        label={t('apply.interest.label')}
        required={false}
        nothing={t('apply.interest.nothing')}
        options={[]}
      />
      <TextArea
        field={loose('common.error.descriptionLength')}
        label={t('form.company')}
        count={1001}
        max={1000}
      />
      <Notice kind="failure" text={t('apply.result.fail.title')} />
      <Notice kind="warning" text={t('apply.result.fail.title')} />
      <Notice kind="info" text={t('apply.result.fail.title')} />
      <Notice kind="success" text={t('apply.result.success.title')} />
      <Submit isBusy={false} label={t('apply.submit')} busyLabel={t('apply.submitting')} />
      <Submit isBusy label={t('apply.submit')} busyLabel={t('apply.submitting')} />
    </Frame>
  );
};

export const Password = () => {
  const { t } = useTranslation(['form']);
  return (
    <Frame>
      <PasswordInput field={loose()} label={t('form.password')} autoComplete="current-password" />
    </Frame>
  );
};

/** `send` never resolves: after a click, the button shows that the code is being sent. */
export const Code = () => {
  const form = useForm<{ code: string }>();
  return (
    <Frame>
      <VerificationCodeInput
        form={form}
        name="code"
        countdownKey="story:native"
        send={() => new Promise(() => {})}
      />
    </Frame>
  );
};

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

export const Contact = () => (
  <Frame>
    <ContactFields rules={applyRules} field={() => loose()} />
  </Frame>
);

export const ContactErrors = () => (
  <Frame>
    <ContactFields rules={applyRules} field={(name, rule) => loose(rule(name === 'mobile' ? '138' : ''))} />
  </Frame>
);

function Slider({ passed = false }: { passed?: boolean }) {
  const [isPassed, setPassed] = useState(passed);
  return (
    <Frame>
      <SliderCaptcha isPassed={isPassed} onPass={() => setPassed(true)} />
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
