import { Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router';
import { data } from '../../api/data.ts';
import type { PageHandle } from '../../boot.tsx';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { SubmitButton } from '../../forms/fields/submit-button.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { cleanEmail, email } from '../../forms/rules/email.ts';
import { NAME_MAX } from '../../forms/rules/limits.ts';
import { cleanMobile, mobile } from '../../forms/rules/mobile.ts';
import { subAccountName } from '../../forms/rules/name.ts';
import { confirmPassword, subAccountPassword } from '../../forms/rules/password.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { LoadArgs } from '../../load-args.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.tsx';
import { guard } from '../../session/guards.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { loadEntitlements } from '../load-entitlements.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { PageTitle } from '../page-title.tsx';
import styles from './create-page.module.css';
import { LimitDialog } from './limit-dialog.tsx';
import { PermissionField } from './permission-field.tsx';

export const handle: PageHandle = { namespaces: ['subAccount', ...formNamespaces] };
export const middleware = [guard('main-account')];
export const clientMiddleware = [guard('main-account')];

/** What the company has opened, and can therefore be assigned. */
export async function clientLoader(args: LoadArgs) {
  const { products, services } = await loadEntitlements(args);
  const isOpen = ({ opened }: { opened: 0 | 1 }) => opened === 1;
  return {
    products: products.filter(isOpen).map(({ id, productName }) => ({ id, name: productName })),
    services: services.filter(isOpen).map(({ id, serviceName }) => ({ id, name: serviceName })),
  };
}

export function HydrateFallback() {
  return <PageSkeleton rows={6} />;
}

const nothingTyped = {
  account: '',
  name: '',
  mobile: '',
  password: '',
  confirmPassword: '',
  productIds: [] as string[],
  serviceIds: [] as string[],
  de: false,
};

export default function SubAccountCreatePage() {
  const t = useText('subAccount', 'form');
  const language = useLanguage();
  const navigate = useNavigate();
  const services = useServices();
  const assignable = useLoaderData<typeof clientLoader>();
  const [isAtLimit, setAtLimit] = useState(false);
  const form = useForm({ defaultValues: nothingTyped });
  const forgetDraft = useDraft(form, 'sub-account-create');

  const submit = useSubmit(
    form,
    async ({ account, de, ...typed }) => {
      const body = { ...typed, account: cleanEmail(account), de: de ? (1 as const) : (0 as const) };
      await data(services().api.POST('/v1/users/sub', { body }));
      forgetDraft();
      showToast({ kind: 'success', message: t('subAccount.list.created'), durationMs: 4000 });
      await navigate(localize(paths.subAccounts(), language));
    },
    ({ code }) => setAtLimit(code === 'A2012'),
  );

  return (
    <>
      <PageTitle title={t('subAccount.create.title')} intro={t('subAccount.create.intro')} />
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <TextField
          form={form}
          name="account"
          label={t('subAccount.create.account')}
          rule={email}
          type="email"
          autoComplete="off"
        />
        <TextField
          form={form}
          name="name"
          label={t('subAccount.create.name')}
          rule={subAccountName}
          hint={`${[...form.watch('name')].length} / ${NAME_MAX}`}
          autoComplete="off"
        />
        <TextField
          form={form}
          name="mobile"
          label={t('subAccount.create.mobile')}
          rule={mobile}
          clean={cleanMobile}
          type="tel"
          autoComplete="off"
        />
        <PasswordField
          form={form}
          name="password"
          label={t('subAccount.create.password')}
          rule={subAccountPassword}
          hint={t('subAccount.create.passwordHint')}
          deps={['confirmPassword']}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label={t('subAccount.create.confirmPassword')}
          rule={(value) => confirmPassword(form.getValues('password'))(value)}
          autoComplete="new-password"
        />
        <PermissionField
          control={form.control}
          name="productIds"
          label={t('subAccount.create.products')}
          options={assignable.products}
        />
        <PermissionField
          control={form.control}
          name="serviceIds"
          label={t('subAccount.create.services')}
          options={assignable.services}
        />
        <Controller
          control={form.control}
          name="de"
          render={({ field: { value, onChange, ref, ...field } }) => (
            <Switch
              {...field}
              ref={ref}
              checked={value}
              onChange={(_, { checked }) => onChange(checked)}
              label={t('subAccount.create.de')}
            />
          )}
        />
        <div className={styles.actions}>
          <SubmitButton
            form={form}
            label={t('subAccount.create.submit')}
            busyLabel={t('subAccount.create.submitting')}
          />
          <LocalLink to={paths.subAccounts()}>{t('subAccount.create.cancel')}</LocalLink>
        </div>
      </form>
      <LimitDialog isOpen={isAtLimit} onClose={() => setAtLimit(false)} />
    </>
  );
}
