import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { applyRules, ContactFields } from '../../forms/contact-fields.tsx';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { fieldProps } from '../../forms/native/field-props.ts';
import { TextArea } from '../../forms/native/text-area.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { RegionPicker } from '../../forms/regions/region-picker.tsx';
import { DESCRIPTION_MAX } from '../../forms/validators/limits.ts';
import { coverage, sampleDescription, sampleQuantity } from '../../forms/validators/sample.ts';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { AttributeChoices } from './attribute-choices.tsx';
import type { Attribute } from './population.ts';
import type { QuoteValues, Tag } from './quote-form.ts';
import styles from './quote-page.module.css';
import { TagChoice } from './tag-choice.tsx';
import type { ClearConfirmation } from './use-clear-confirmation.tsx';

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Phrases as="h2">{title}</Phrases>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

interface QuoteFieldsProps {
  form: UseFormReturn<QuoteValues>;
  attributes: readonly Attribute[];
  /** Null when loading failed, undefined while loading. */
  tags: readonly Tag[] | null | undefined;
  confirmation: ClearConfirmation;
}

/** The fields of a sample request. */
export function QuoteFields({ form, attributes, tags, confirmation }: QuoteFieldsProps) {
  const { t } = useTranslation(['quote']);
  const language = useLanguage();
  const user = useAtomValue(userAtom);
  const [cities, description = ''] = form.watch(['cities', 'description']);
  const missing = form.formState.errors.options?.message;
  return (
    <>
      <Part title={t('quote.demand.title')}>
        <div className={styles.pair}>
          <TextInput
            field={fieldProps(form, 'quantity', sampleQuantity)}
            label={t('quote.demand.quantity')}
            hint={t('quote.demand.quantityHint')}
            inputMode="numeric"
          />
          <TextInput
            field={fieldProps(form, 'coverage', coverage)}
            label={t('quote.demand.coverage')}
            hint={t('quote.demand.coverageHint')}
            inputMode="numeric"
          />
        </div>
        <p className={styles.example}>{t('quote.demand.example')}</p>
      </Part>
      <Part title={t('quote.attributes.title')} hint={t('quote.attributes.hint')}>
        <div role="alert" className={styles.alert}>
          {missing && <p className={styles.error}>{lookup(language, missing)}</p>}
        </div>
        <AttributeChoices form={form} attributes={attributes} confirmation={confirmation} />
        <RegionPicker
          label={t('quote.attributes.region')}
          value={cities}
          onChange={(codes) => {
            form.setValue('cities', codes);
            if (form.formState.isSubmitted) form.trigger('options');
          }}
          onRemove={confirmation.askOne}
        />
      </Part>
      <Part title={t('quote.description.title')}>
        {tags === null ? (
          <p className={styles.hint}>{t('quote.tag.missing')}</p>
        ) : (
          // Rendered again with the options, so that the tag of a draft is selected.
          <TagChoice key={tags && 'loaded'} form={form} tags={tags ?? []} confirmation={confirmation} />
        )}
        <TextArea
          field={fieldProps(form, 'description', sampleDescription)}
          label={t('quote.description.label')}
          hint={t('quote.description.hint')}
          placeholder={t('quote.description.placeholder')}
          count={[...description].length}
          max={DESCRIPTION_MAX}
        />
      </Part>
      <Part title={t('quote.contact.title')} hint={user ? t('quote.contact.known') : undefined}>
        <div className={styles.pair}>
          <ContactFields rules={applyRules} field={(name, rule) => fieldProps(form, name, rule)} />
        </div>
        {!user && <ConsentField form={form} name="consent" purpose={t('quote.contact.purpose')} />}
      </Part>
    </>
  );
}
