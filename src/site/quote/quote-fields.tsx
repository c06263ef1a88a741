import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SamplePriceRequest } from '../../../openapi/generated/constraints.ts';
import { ContactFields } from '../../forms/contact-fields.tsx';
import { CheckChip, ChipGroup } from '../../forms/native/check-chip.tsx';
import { ConsentField } from '../../forms/native/consent-field.tsx';
import { TextArea } from '../../forms/native/text-area.tsx';
import { TextInput } from '../../forms/native/text-input.tsx';
import { RegionPicker } from '../../forms/regions/region-picker.tsx';
import { attributesChosen } from '../../forms/validators/sample.ts';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { userAtom } from '../../session/session-atoms.ts';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Attribute } from './population.ts';
import { type QuoteValues, quoteForm, type Tag } from './quote-form.ts';
import styles from './quote-page.module.css';
import { TagChoice } from './tag-choice.tsx';
import type { ClearConfirmation } from './use-clear-confirmation.tsx';

const { fields } = quoteForm;

interface PartProps {
  title: string;
  hint?: string;
  /** Whether it is one of the two steps of the form, which the style sheet numbers. */
  isStep?: boolean;
  children: ReactNode;
}

function Part({ title, hint, isStep = false, children }: PartProps) {
  return (
    <section className={isStep ? `${card.card} ${styles.step}` : styles.part}>
      <Phrases as={isStep ? 'h2' : 'h3'}>{title}</Phrases>
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

/** The first step: what is requested. */
export function NeedFields({ form, attributes, tags, confirmation }: QuoteFieldsProps) {
  const { t } = useTranslation(['quote']);
  const language = useLanguage();
  const [cities, description = ''] = form.watch(['cities', 'description']);
  const missing = form.formState.errors.options?.message;
  return (
    <Part isStep title={t('quote.need')}>
      <Part title={t('quote.demand.title')}>
        <div className={styles.pair}>
          <TextInput form={form} fields={fields} name="quantity" />
          <TextInput form={form} fields={fields} name="coverage" />
        </div>
        <p className={styles.hint}>{t('quote.demand.example')}</p>
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
          form={form}
          fields={fields}
          name="description"
          placeholder={t('quote.description.placeholder')}
          count={[...description].length}
          max={SamplePriceRequest.description.maxLength}
        />
      </Part>
    </Part>
  );
}

/** The second step: who requests it. */
export function ContactStep({ form }: Pick<QuoteFieldsProps, 'form'>) {
  const { t } = useTranslation(['quote']);
  const user = useAtomValue(userAtom);
  return (
    <Part
      isStep
      title={t('quote.contact.title')}
      hint={t(user ? 'quote.contact.known' : 'quote.contact.answer')}
    >
      <div className={styles.pair}>
        <ContactFields entered={form.getValues}>
          {(name) => <TextInput form={form} fields={fields} name={name} />}
        </ContactFields>
      </div>
      {!user && <ConsentField form={form} name="consent" purpose={t('quote.contact.purpose')} />}
    </Part>
  );
}

interface AttributeChoicesProps {
  form: UseFormReturn<QuoteValues>;
  attributes: readonly Attribute[];
  confirmation: ClearConfirmation;
}

/** The demographic attributes with their options, and the regions. */
function AttributeChoices({ form, attributes, confirmation }: AttributeChoicesProps) {
  const { onChange, ...registered } = form.register('options', {
    validate: (chosen: string[], { cities }) => attributesChosen(chosen.length + cities.length) ?? true,
  });
  return attributes.map(({ type, name, multiple, options }) => (
    <ChipGroup key={type} label={name}>
      {options.map((option) => (
        <CheckChip
          key={option.id}
          {...registered}
          value={option.id}
          label={option.name}
          onUncheck={() =>
            confirmation.askOne(option.name, () => {
              const others = form.getValues('options').filter((id) => id !== option.id);
              form.setValue('options', others, { shouldValidate: form.formState.isSubmitted });
            })
          }
          onChange={async (event) => {
            await onChange(event);
            if (multiple) return;
            const others = options.filter(({ id }) => id !== option.id).map(({ id }) => id);
            const remaining = form.getValues('options').filter((id) => !others.includes(id));
            form.setValue('options', remaining);
          }}
        />
      ))}
    </ChipGroup>
  ));
}
