import type { UseFormReturn } from 'react-hook-form';
import { CheckChip, ChipGroup } from '../../forms/plain/check-chip.tsx';
import { attributesChosen } from '../../forms/rules/sample.ts';
import type { Attribute } from './population.ts';
import type { QuoteValues } from './quote-form.ts';

interface AttributeChoicesProps {
  form: UseFormReturn<QuoteValues>;
  attributes: readonly Attribute[];
}

/** The demographic attributes with their options. A region counts as a condition too. */
export function AttributeChoices({ form, attributes }: AttributeChoicesProps) {
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
          onChange={async (event) => {
            await onChange(event);
            if (multiple) return;
            const others = options.filter(({ id }) => id !== option.id).map(({ id }) => id);
            const kept = form.getValues('options').filter((id) => !others.includes(id));
            form.setValue('options', kept);
          }}
        />
      ))}
    </ChipGroup>
  ));
}
