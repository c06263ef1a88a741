import { Checkbox } from '@fluentui/react-checkbox';
import { Switch } from '@fluentui/react-switch';
import type { ReactNode } from 'react';
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { SubUserName } from '../../../openapi/generated/constraints.ts';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArea } from './area-layout.tsx';
import styles from './create-page.module.css';
import { editForm } from './sub-account-forms.ts';
import type { Permission } from './sub-user.ts';

/** What a sub-account can use. */
export interface Grant {
  productIds: string[];
  serviceIds: string[];
  de: boolean;
}

/** What another sub-account can use, with its name. */
export interface Like extends Grant {
  name: string;
}

/** What a new and an existing sub-account have in common. */
interface PersonValues extends Grant {
  name: string;
  mobile: string;
}

/** What tells one grant from another. */
const comparable = ({ productIds, serviceIds, de }: Grant) =>
  JSON.stringify([[...productIds].sort(), [...serviceIds].sort(), de]);

/** The length of the name. A component of its own renders alone with each key. */
function NameLength() {
  const { control } = useFormContext<PersonValues>();
  return `${[...useWatch({ control, name: 'name' })].length} / ${SubUserName.maxLength}`;
}

interface PersonFieldsProps {
  /** Whose permissions are ticked at first. */
  like?: Like;
  /** A way to permissions, while none are ticked. */
  children?: ReactNode;
}

/** Who the sub-account is and what it can use, in the form around it. */
export function PersonFields({ like, children }: PersonFieldsProps) {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const form = useFormContext<PersonValues>();
  const { control } = form;
  const { fields } = editForm;
  const [productIds, serviceIds, de] = useWatch({ control, name: ['productIds', 'serviceIds', 'de'] });
  const isNothingTicked = permissions.length > 0 && productIds.length + serviceIds.length === 0;
  const isLike = like !== undefined && comparable(like) === comparable({ productIds, serviceIds, de });
  return (
    <>
      <TextField form={form} fields={fields} name="name" hint={<NameLength />} />
      <TextField form={form} fields={fields} name="mobile" />
      {(['productIds', 'serviceIds'] as const).map((kind) => (
        <PermissionField
          key={kind}
          name={kind}
          label={t(kind === 'productIds' ? 'subAccount.create.products' : 'subAccount.create.services')}
          options={permissions.filter((permission) => permission.kind === kind)}
        />
      ))}
      <p role="status" className={styles.nothing}>
        {isNothingTicked
          ? t('subAccount.create.nothingTicked')
          : isLike && t('subAccount.create.sameAs', { name: like.name })}
      </p>
      {isNothingTicked && children}
      <Controller
        control={control}
        name="de"
        render={({ field: { value, onChange, ref, ...field } }) => (
          <Switch
            {...field}
            ref={ref}
            className={styles.de}
            checked={value}
            onChange={(_, { checked }) => onChange(checked)}
            label={t('subAccount.create.de')}
          />
        )}
      />
    </>
  );
}

interface PermissionFieldProps {
  name: Permission['kind'];
  label: string;
  options: readonly Permission[];
}

/** The products or services of a sub-account. */
function PermissionField({ name, label, options }: PermissionFieldProps) {
  const { t } = useTranslation(['subAccount']);
  const { control } = useFormContext<PersonValues>();
  const {
    field: { value: chosen, onChange, onBlur },
  } = useController({ control, name });
  return (
    <fieldset className={styles.permissions}>
      <legend>{label}</legend>
      {options.length === 0 && <p>{t('subAccount.create.nothing')}</p>}
      {options.map(({ id, name: option }) => (
        <Checkbox
          key={id}
          label={option}
          checked={chosen.includes(id)}
          onChange={(_, { checked }) =>
            onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
          onBlur={onBlur}
        />
      ))}
    </fieldset>
  );
}
