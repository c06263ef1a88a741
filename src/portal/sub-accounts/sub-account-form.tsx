import { Field, Input, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import {
  type Control,
  Controller,
  type FieldPath,
  type FieldValues,
  useForm,
  useWatch,
} from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { SubUserName } from '../../../openapi/generated/constraints.ts';
import { useServices } from '../../app/services.tsx';
import { emptyValues } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { useUnsavedChangesPrompt } from '../drafts/use-unsaved-changes-prompt.tsx';
import { useUserDraft } from '../drafts/use-user-draft.ts';
import styles from './create-page.module.css';
import { HandoverDialog } from './handover-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { PermissionField } from './permission-field.tsx';
import type { Permission } from './permissions.ts';
import { rowActions } from './row-actions.ts';
import { createForm, editForm } from './sub-account-forms.ts';
import { useBackToList } from './use-list-query.ts';
import type { SubUser } from './use-optimistic-rows.ts';

interface NameLengthProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** The length of the name. A component of its own renders alone with each key. */
function NameLength<Values extends FieldValues>({ control, name }: NameLengthProps<Values>) {
  return `${[...useWatch({ control, name })].length} / ${SubUserName.maxLength}`;
}

interface SubAccountFormProps {
  /** The sub-account to edit; creates one by default. */
  sub: SubUser | undefined;
  permissions: readonly Permission[];
}

/** The form of a new or existing sub-account. An edit preserves the e-mail, and the password unless a new one is entered. */
export function SubAccountForm({ sub, permissions }: SubAccountFormProps) {
  const { t } = useTranslation(['subAccount', 'form']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { details: cameFrom } = useBackToList();
  const services = useServices();
  const [isAtLimit, setAtLimit] = useState(false);
  const [created, setCreated] = useState<{ id: string; name: string; account: string; password: string }>();
  const { revalidate } = useRevalidator();
  const [askedDe, setAskedDe] = useState<'deOn' | 'deOff'>();
  useFocusReturn(askedDe !== undefined);
  const { fields, fieldErrors } = sub ? editForm : createForm;
  const form = useForm({
    defaultValues: {
      ...emptyValues(fields),
      ...(sub && { account: sub.account, name: sub.name, mobile: sub.mobile }),
      productIds: sub?.productIds ?? [],
      serviceIds: sub?.serviceIds ?? [],
      de: sub?.de === 1,
    },
  });
  const forgetDraft = useUserDraft(form, sub ? `sub-account-edit:${sub.id}` : 'sub-account-create');
  const unsaved = useUnsavedChangesPrompt(form, () => {
    form.reset();
    forgetDraft();
  });
  const optionsOf = (kind: Permission['kind']) => permissions.filter((item) => item.kind === kind);

  const submit = useSubmit(
    form,
    async ({ account, de, password, confirmPassword: repeated, ...typed }, isMounted) => {
      const { api } = services();
      const rest = { ...typed, de: de ? (1 as const) : (0 as const) };
      const passwords = { password, confirmPassword: repeated };
      if (sub) {
        const body = { id: sub.id, ...rest, ...(password && passwords) };
        await api.updateSubUser({ body });
        forgetDraft();
        unsaved.release();
        showToast({ kind: 'success', message: t('subAccount.edit.done'), durationMs: 4000 });
        if (isMounted()) await navigate(localize(cameFrom, language));
      } else {
        const body = { account, ...rest, ...passwords };
        const { id } = await api.createSubUser({ body });
        form.reset();
        forgetDraft();
        // After leaving the page there is no dialog.
        if (!isMounted()) showCreated();
        else setCreated({ id, account: body.account, name: body.name, password });
      }
    },
    {
      fieldErrors,
      onRefused: (error) => setAtLimit(error.code === 'A2012'),
    },
  );

  const showCreated = () =>
    showToast({ kind: 'success', message: t('subAccount.list.created'), durationMs: 4000 });

  async function showInList(id: string) {
    showCreated();
    // A filter could hide the new sub-account.
    await navigate(localize(paths.subAccounts(), language), { state: { created: [id] } });
  }

  function startAnother() {
    setCreated(undefined);
    form.reset();
    // After the dialog has released the focus.
    setTimeout(() => form.setFocus('account'));
    revalidate();
  }

  return (
    <>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {sub ? (
          <Field label={t('subAccount.create.account')} hint={t('subAccount.edit.accountHint')}>
            <Input size="large" value={sub.account} readOnly appearance="filled-darker" autoComplete="off" />
          </Field>
        ) : (
          <TextField form={form} fields={fields} name="account" />
        )}
        <TextField
          form={form}
          fields={fields}
          name="name"
          hint={<NameLength control={form.control} name="name" />}
        />
        <TextField form={form} fields={fields} name="mobile" />
        <PasswordField
          form={form}
          fields={fields}
          name="password"
          onGenerate={(generated) => {
            for (const name of ['password', 'confirmPassword'] as const)
              form.setValue(name, generated, { shouldDirty: true, shouldValidate: true });
          }}
        />
        <PasswordField form={form} fields={fields} name="confirmPassword" />
        <PermissionField
          control={form.control}
          name="productIds"
          label={t('subAccount.create.products')}
          options={optionsOf('productIds')}
        />
        <PermissionField
          control={form.control}
          name="serviceIds"
          label={t('subAccount.create.services')}
          options={optionsOf('serviceIds')}
        />
        <Controller
          control={form.control}
          name="de"
          render={({ field: { value, onChange, ref, ...field } }) => (
            <Switch
              {...field}
              ref={ref}
              className={styles.de}
              checked={value}
              // For existing sub-accounts, as in the list.
              onChange={(_, { checked }) =>
                sub ? setAskedDe(checked ? 'deOn' : 'deOff') : onChange(checked)
              }
              label={t('subAccount.create.de')}
            />
          )}
        />
        <div className={styles.actions}>
          <SubmitButton
            form={form}
            label={t(sub ? 'subAccount.edit.submit' : 'subAccount.create.submit')}
            busyLabel={t(sub ? 'subAccount.edit.submitting' : 'subAccount.create.submitting')}
          />
          <LocalizedLink to={cameFrom}>{t('subAccount.create.cancel')}</LocalizedLink>
        </div>
      </form>
      {created && (
        <HandoverDialog
          title={t('subAccount.handover.title', { name: created.name })}
          account={created.account}
          password={created.password}
          onAnother={startAnother}
          onDone={() => showInList(created.id)}
        />
      )}
      <LimitDialog isOpen={isAtLimit} onClose={() => setAtLimit(false)} />
      {sub && askedDe && (
        <ConfirmDialog
          title={t(rowActions[askedDe].title, { name: sub.name })}
          confirmLabel={t(rowActions[askedDe].label)}
          onConfirm={() => {
            form.setValue('de', askedDe === 'deOn', { shouldDirty: true });
            setAskedDe(undefined);
          }}
          onCancel={() => setAskedDe(undefined)}
        >
          <p>{t(rowActions[askedDe].text)}</p>
          <p>{t('subAccount.edit.deLater')}</p>
        </ConfirmDialog>
      )}
      {unsaved.dialog}
    </>
  );
}
