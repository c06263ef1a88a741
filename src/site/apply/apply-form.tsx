import { useNavigate, useSearchParams } from 'react-router';
import { ContactFields } from '../../forms/contact-fields.tsx';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { NeedsScript } from '../../forms/native/needs-script.tsx';
import { SelectInput } from '../../forms/native/select-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ApplyTopic, paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ApplicationFailure } from './application-failure.tsx';
import { applicationForm } from './application-form.ts';
import styles from './apply-page.module.css';
import { useApplication } from './use-application.ts';

const { fields } = applicationForm;

/** The topics of an application. `?product=` preselects one. */
const interests = [
  'brand',
  'product',
  'service',
  'employee',
  'community',
  'survey',
  'data',
] as const satisfies ApplyTopic[];

/** The application form. A submission opens the result page. */
export function ApplyForm() {
  const { t } = useTranslation(['apply', 'form']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = interests.find((interest) => interest === search.get('product'));
  const { form, captcha, submit, failure } = useApplication({
    source: 'apply',
    preselected: asked,
    onSent: () => navigate(localize(paths.applyTip('success'), language)),
  });

  return (
    <form
      method="post"
      noValidate
      className={`${card.raised} ${styles.card}`}
      onSubmit={submit}
      aria-labelledby="apply-form"
    >
      <Phrases as="h2" id="apply-form">
        {t('apply.formTitle')}
      </Phrases>
      <ContactFields entered={form.getValues}>
        {(name) => <TextInput form={form} fields={fields} name={name} />}
      </ContactFields>
      <SelectInput
        form={form}
        fields={fields}
        name="product"
        nothing={t('apply.interest.nothing')}
        options={interests.map((value) => ({ value, label: t(`apply.interest.${value}`) }))}
      />
      <ConsentField form={form} name="consent" purpose={t('apply.purpose')} />
      {captcha.field}
      <ApplicationFailure error={failure} />
      <Submit
        isBusy={form.formState.isSubmitting}
        label={t('apply.submit')}
        busyLabel={t('apply.submitting')}
      />
      <NeedsScript />
    </form>
  );
}
