import { Checkbox } from '@fluentui/react-components';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './create-page.module.css';

interface PermissionFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string[]>;
  label: string;
  options: { id: string; name: string }[];
}

/** The products or services of a sub-account. */
export function PermissionField<Values extends FieldValues>(props: PermissionFieldProps<Values>) {
  const { t } = useTranslation(['subAccount']);
  const { field } = useController({ control: props.control, name: props.name });
  const chosen: string[] = field.value;
  return (
    <fieldset className={styles.permissions}>
      <legend>{props.label}</legend>
      {props.options.length === 0 && <p>{t('subAccount.create.nothing')}</p>}
      {props.options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(_, { checked }) =>
            field.onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
          onBlur={field.onBlur}
        />
      ))}
    </fieldset>
  );
}
