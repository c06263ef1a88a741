import type { UseFormReturn } from 'react-hook-form';
import { CheckChip, ChipGroup } from '../../forms/native/check-chip.tsx';
import { attributesChosen } from '../../forms/validators/sample.ts';
import type { Attribute } from './population.ts';
import type { QuoteValues } from './quote-form.ts';
import type { ClearConfirmation } from './use-clear-confirmation.tsx';

interface AttributeChoicesProps {
  form: UseFormReturn<QuoteValues>;
  attributes: readonly Attribute[];
  confirmation: ClearConfirmation;
}

/** The demographic attributes with their options, and the regions. */
export function AttributeChoices({ form, attributes, confirmation }: AttributeChoicesProps) {
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
