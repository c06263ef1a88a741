import { useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { ContactFields } from '../../forms/contact-fields.tsx';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { NeedsScript } from '../../forms/native/needs-script.tsx';
import { SelectInput } from '../../forms/native/select-input.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useContent } from '../../i18n/use-content.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ApplyTopic, paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import faq from '../sections/faq.module.css';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ApplicationFailure } from './application-failure.tsx';
import { applicationForm } from './application-form.ts';
import { applyNamespaces } from './apply-namespaces.ts';
import styles from './apply-page.module.css';
import { ApplySteps } from './apply-steps.tsx';
import { DirectContact } from './direct-contact.tsx';
import { useApplication } from './use-application.ts';

export const handle: PageHandle = {
  namespaces: applyNamespaces,
  searchParams: ['product'],
  isPersonal: true,
};

const Faq = staticComponent(async () => (await import('../sections/faq.tsx')).Faq, [faq]);

export default function ApplyPage() {
  const { t } = useTranslation(['apply']);
  const c = useContent('apply');
  return (
    <div className={styles.page}>
      <SeoMeta title={t('apply.meta.title')} description={t('apply.meta.description')} />
      <div className={styles.intro}>
        <Phrases as="h1">{t('apply.title')}</Phrases>
        <Breadcrumbs breadcrumbs={[{ name: t('apply.title'), path: paths.apply() }]} />
        <Phrases as="p" className={styles.lead}>
          {t('apply.lead')}
        </Phrases>
        <ActionLink to={paths.experience()} kind="secondary">
          {t('apply.demo')}
        </ActionLink>
      </div>
      <ApplyForm />
      <div className={styles.more}>
        <h2>{t('apply.after')}</h2>
        <ApplySteps level="h3" />
        <section className={styles.faq} aria-labelledby="faq">
          <h2 id="faq">{c.faq.title}</h2>
          <Faq items={c.faq.items} />
        </section>
        <DirectContact />
      </div>
    </div>
  );
}

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
function ApplyForm() {
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
