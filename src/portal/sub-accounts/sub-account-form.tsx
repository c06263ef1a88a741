import { Button } from '@fluentui/react-button';
import { Field } from '@fluentui/react-field';
import { Input } from '@fluentui/react-input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { useServices } from '../../app/services.tsx';
import { emptyValues } from '../../forms/fields.ts';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { focusField } from '../../forms/focus-field.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { showSuccess } from '../../ui/toast/toast-store.ts';
import { useGuardedDraft } from '../drafts/use-user-draft.tsx';
import { FormEnd } from '../layout/form-end.tsx';
import { useArea } from './area-layout.tsx';
import { LimitDialog } from './at-limit.tsx';
import styles from './create-page.module.css';
import { HandoverDialog } from './handover-dialog.tsx';
import { PasswordChoice, usePasswordChoice } from './password-choice.tsx';
import { type Grant, type Like, PersonFields } from './person-fields.tsx';
import { createForm, editForm } from './sub-account-forms.ts';
import { isAllowed, type Permission, type SubUser } from './sub-user.ts';
import { useCreation } from './use-creation.ts';
import { useBackToList } from './use-list-query.ts';

interface SameAsProps {
  like: Like;
  onChoose: (like: Like) => void;
}

/** Ticks what another sub-account can use. */
function SameAs({ like, onChoose }: SameAsProps) {
  const { t } = useTranslation(['subAccount']);
  const { setValue } = useFormContext<Grant>();
  const { name, productIds, serviceIds, de } = like;
  if (productIds.length + serviceIds.length === 0) return null;
  return (
    <Button
      className={styles.same}
      onClick={({ currentTarget: { form } }) => {
        const asTyped = { shouldDirty: true };
        setValue('productIds', productIds, asTyped);
        setValue('serviceIds', serviceIds, asTyped);
        setValue('de', de, asTyped);
        onChoose(like);
        // The button disappears.
        setTimeout(() => form?.querySelector<HTMLElement>('fieldset input:checked')?.focus());
      }}
    >
      {t('subAccount.create.same', { name })}
    </Button>
  );
}

interface CreateFormProps {
  /** Whose permissions are ticked at first. */
  model?: SubUser;
  /** The newest sub-account, whose permissions are one press away. */
  last: SubUser | undefined;
  /** Called when a seat was taken. */
  onCreated: () => void;
}

/** What a sub-account can use, and of it what can still be assigned. */
function likeOf(row: SubUser, permissions: readonly Permission[]): Like {
  const assignable = (kind: Permission['kind']) =>
    permissions.filter((item) => item.kind === kind && isAllowed(row, item)).map(({ id }) => id);
  return {
    name: row.name,
    productIds: assignable('productIds'),
    serviceIds: assignable('serviceIds'),
    de: row.de === 1,
  };
}

/** The form of a new sub-account. The password is generated, unless the main account types one. */
export function CreateForm({ model, last, onCreated }: CreateFormProps) {
  const { t } = useTranslation(['subAccount', 'form']);
  const { permissions } = useArea();
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [like, setLike] = useState(model && likeOf(model, permissions));
  const { productIds = [], serviceIds = [], de = false } = like ?? {};
  const passwordChoice = usePasswordChoice();
  const [isAtLimit, setAtLimit] = useState(false);
  const [created, setCreated] = useState<{
    id: string;
    name: string;
    account: string;
    mobile: string;
    password: string;
  }>();
  const { fields, fieldErrors } = createForm;
  const form = useForm({ defaultValues: { ...emptyValues(fields), productIds, serviceIds, de } });
  const draft = useGuardedDraft(form, `sub-account-create${model ? `:${model.id}` : ''}`);
  const focusFirst = useEffectEvent(() => {
    if (!form.getValues('account')) focusField('account');
  });
  // Once: the emptied form must not take the focus from the sign-in details.
  useEffect(() => focusFirst(), []);

  /** Who was created, until the dialog shows it. A page that is left shows no dialog, even when it is still there for a moment. */
  const unseen = useRef<string>(undefined);
  const tellUnseen = (name: string) => showSuccess(t('subAccount.list.createdUnseen', { name }), 15_000);
  useEffect(() => {
    if (created) unseen.current = undefined;
  }, [created]);
  const tellOnLeaving = useEffectEvent(() => unseen.current && tellUnseen(unseen.current));
  useEffect(() => () => void tellOnLeaving(), []);

  const create = useCreation();
  const submit = useSubmit(
    form,
    async ({ de, password: typed, confirmPassword, ...person }, isMounted) => {
      const passwords = passwordChoice.passwordsOf({ password: typed, confirmPassword });
      const body = { ...person, ...passwords, de: de ? (1 as const) : (0 as const) };
      const { id } = await create(body);
      onCreated();
      const { account, name, mobile, productIds, serviceIds } = person;
      setLike({ name, productIds, serviceIds, de });
      form.reset({ ...emptyValues(fields), productIds, serviceIds, de });
      draft.forget();
      unseen.current = name;
      if (isMounted()) setCreated({ id, account, name, mobile, password: passwords.password });
      else tellUnseen(name);
    },
    {
      fieldErrors,
      onRefused(error) {
        setAtLimit(error.code === 'A2012');
        passwordChoice.showRefused(error);
        return error.code === 'A2012';
      },
    },
  );

  async function showInList(id: string) {
    showSuccess(t('subAccount.list.created'));
    // A filter could hide the new sub-account.
    await navigate(localize(paths.subAccounts(), language), { state: { created: [id] } });
  }

  function startAnother() {
    setCreated(undefined);
    passwordChoice.reset();
    // After the dialog has released the focus.
    setTimeout(() => focusField('account'));
    revalidate();
  }

  return (
    <FormProvider {...form}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {draft.notice}
        <TextField form={form} fields={fields} name="account" />
        <PersonFields like={like}>
          {last && <SameAs like={likeOf(last, permissions)} onChoose={setLike} />}
        </PersonFields>
        <PasswordChoice fields={fields} choice={passwordChoice.choice} />
        <FormEnd
          form={form}
          label={t('subAccount.create.submit')}
          busyLabel={t('subAccount.create.submitting')}
        >
          <LocalizedLink to={useBackToList().details}>{t('subAccount.create.cancel')}</LocalizedLink>
        </FormEnd>
      </form>
      {created && (
        <HandoverDialog
          {...created}
          title={t('subAccount.handover.title', { name: created.name })}
          onAnother={startAnother}
          onDone={() => showInList(created.id)}
        />
      )}
      {isAtLimit && <LimitDialog onClose={() => setAtLimit(false)} />}
      {draft.prompt}
    </FormProvider>
  );
}

export function EditForm({ sub }: { sub: SubUser }) {
  const { t } = useTranslation(['subAccount', 'form']);
  const language = useLanguage();
  const navigate = useNavigate();
  const services = useServices();
  const { details: cameFrom } = useBackToList();
  const { fieldErrors } = editForm;
  const { id, account, name, mobile, productIds, serviceIds } = sub;
  const form = useForm({ defaultValues: { name, mobile, productIds, serviceIds, de: sub.de === 1 } });
  const draft = useGuardedDraft(form, `sub-account-edit:${id}`, { isOfRecord: true });

  const submit = useSubmit(
    form,
    async ({ de, ...typed }, isMounted) => {
      await services().api.updateSubUser({ body: { id, ...typed, de: de ? 1 : 0 } });
      draft.forget();
      draft.release();
      showSuccess(t('subAccount.edit.done'));
      if (isMounted()) await navigate(localize(cameFrom, language));
    },
    { fieldErrors },
  );

  return (
    <FormProvider {...form}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {draft.notice}
        <Field label={t('subAccount.create.account')} hint={t('subAccount.edit.accountHint')}>
          <Input size="large" value={account} readOnly appearance="filled-darker" autoComplete="off" />
        </Field>
        <PersonFields />
        <FormEnd form={form} label={t('subAccount.edit.submit')} busyLabel={t('subAccount.edit.submitting')}>
          <LocalizedLink to={cameFrom}>{t('subAccount.create.cancel')}</LocalizedLink>
        </FormEnd>
      </form>
      {draft.prompt}
    </FormProvider>
  );
}
