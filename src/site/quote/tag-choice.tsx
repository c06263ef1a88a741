import type { FieldProps } from '../../forms/plain/field-props.ts';
import { Labelled } from '../../forms/plain/labelled.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Tag } from './quote-form.ts';

/** One tag out of the tree, or none. */
export function TagChoice({ field, tags }: { field: FieldProps; tags: readonly Tag[] }) {
  const t = useText('quote');
  const option = ({ id, name }: Tag) => (
    <option key={id} value={id}>
      {name}
    </option>
  );
  return (
    <Labelled label={t('quote.tag.label')} required={false} complaint={field.complaint}>
      {(control) => (
        <select {...control} {...field.registration}>
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
    </Labelled>
  );
}
