import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useForm } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { SelectField } from '../../forms/fluent/select-field.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { placeName } from '../../forms/regions/regions.ts';
import { useRegions } from '../../forms/regions/use-regions.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import {
  address,
  city,
  companyName,
  companyPostcode,
  companyTelephone,
  companyWebsite,
  province,
} from '../../forms/validators/company.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useUnsavedChangesPrompt } from '../drafts/use-unsaved-changes-prompt.tsx';
import { useUserDraft } from '../drafts/use-user-draft.ts';
import styles from './company-page.module.css';

type Company = components['schemas']['CompanyInfo'];

const names = ['name', 'province', 'city', 'address', 'postcode', 'telephone', 'website'] as const;
const nothing = { name: '', province: '', city: '', address: '', postcode: '', telephone: '', website: '' };

/** The company form of the main account. */
export function CompanyForm({ company }: { company: Company | null }) {
  const { t } = useTranslation(['company', 'regions']);
  const language = useLanguage();
  const services = useServices();
  const { provinces, isFailed, retry } = useRegions();
  const form = useForm({ defaultValues: { ...nothing, ...company } });
  const forgetDraft = useUserDraft(form, 'company');
  const unsaved = useUnsavedChangesPrompt(form, () => {
    form.reset();
    forgetDraft();
  });
  const provinceCode = form.watch('province');
  const cities = provinces?.find(({ code }) => code === provinceCode)?.cities ?? [];
  const optionsOf = (places: typeof cities) =>
    places.map((place) => ({ value: place.code, label: placeName(place, language) }));

  const submit = useSubmit(form, async (body) => {
    await services().api.saveCompanyInfo({ body });
    const latest = form.getValues();
    form.reset(body);
    forgetDraft();
    // Input made during the request stays unsaved.
    for (const name of names)
      if (latest[name] !== body[name]) form.setValue(name, latest[name], { shouldDirty: true });
    showToast({ kind: 'success', message: t('company.saved'), durationMs: 4000 });
  });

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {isFailed && (
        <MessageBar intent="error" className={styles.wide}>
          <MessageBarBody>{t('regions.failed')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={retry}>{t('regions.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <div className={styles.wide}>
        <TextField
          form={form}
          name="name"
          label={t('company.name')}
          rule={companyName}
          autoComplete="organization"
          maxLength={100}
        />
      </div>
      <SelectField
        form={form}
        name="province"
        label={t('company.province')}
        rule={province}
        placeholder={t(provinces ? 'company.chooseProvince' : 'regions.loading')}
        options={optionsOf(provinces ?? [])}
        autoComplete="address-level1"
        onChoose={(code) => {
          // A province with a single city selects it.
          const own = provinces?.find((place) => place.code === code)?.cities ?? [];
          const only = own.length === 1 ? own[0]?.code : undefined;
          form.setValue('city', only ?? '', { shouldDirty: true, shouldValidate: only !== undefined });
        }}
      />
      <SelectField
        form={form}
        name="city"
        label={t('company.city')}
        rule={city}
        placeholder={t(provinceCode ? 'company.chooseCity' : 'company.chooseProvinceFirst')}
        options={optionsOf(cities)}
        autoComplete="address-level2"
      />
      <div className={styles.wide}>
        <TextField
          form={form}
          name="address"
          label={t('company.address')}
          rule={address}
          autoComplete="street-address"
          maxLength={200}
        />
      </div>
      <TextField
        form={form}
        name="postcode"
        label={t('company.postcode')}
        rule={companyPostcode}
        required={false}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField
        form={form}
        name="telephone"
        label={t('company.telephone')}
        rule={companyTelephone}
        required={false}
        type="tel"
        autoComplete="tel"
        hint={t('company.telephoneHint')}
      />
      <div className={styles.wide}>
        <TextField
          form={form}
          name="website"
          label={t('company.website')}
          rule={companyWebsite}
          required={false}
          type="url"
          autoComplete="url"
          hint={t('company.websiteHint')}
          maxLength={2048}
        />
      </div>
      <div className={styles.wide}>
        <SubmitButton form={form} label={t('company.save')} busyLabel={t('company.saving')} />
      </div>
      {unsaved.dialog}
    </form>
  );
}
