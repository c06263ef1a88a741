import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '../../forms/native/field-props.ts';
import { FormField } from '../../forms/native/form-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type QuoteValues, quoteForm, type Tag, tagName } from './quote-form.ts';
import type { ClearConfirmation } from './use-clear-confirmation.tsx';

interface TagChoiceProps {
  form: UseFormReturn<QuoteValues>;
  tags: readonly Tag[];
  confirmation: ClearConfirmation;
}

/** An optional tag of the tree. */
export function TagChoice({ form, tags, confirmation }: TagChoiceProps) {
  const { t } = useTranslation(['quote']);
  const { fields } = quoteForm;
  const { error, registration } = fieldProps({ form, fields, name: 'tagId' });
  const option = ({ id, name }: Tag) => (
    <option key={id} value={id}>
      {name}
    </option>
  );
  return (
    <FormField field={fields.tagId} error={error}>
      {(control) => (
        <select
          {...control}
          {...registration}
          onChange={(event) => {
            const chosen = form.getValues('tagId');
            const name = tagName(tags, chosen);
            if (event.target.value !== '' || !name) return registration.onChange(event);
            // The tag stays until the removal is confirmed.
            event.target.value = chosen;
            return confirmation.askOne(name, () => form.setValue('tagId', ''));
          }}
        >
          <option value="">{t('quote.tag.nothing')}</option>
          {tags.map((tag) =>
            tag.children ? (
              <optgroup key={tag.id} label={tag.name}>
                {tag.children.map(option)}
              </optgroup>
            ) : (
              option(tag)
            ),
          )}
        </select>
      )}
    </FormField>
  );
}
