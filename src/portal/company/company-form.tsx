import { Button } from '@fluentui/react-button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useForm } from 'react-hook-form';
import { useServices } from '../../app/services.tsx';
import { emptyValues, namesOf } from '../../forms/fields.ts';
import { SelectField } from '../../forms/fluent/select-field.tsx';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { TextField } from '../../forms/fluent/text-field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { placeName } from '../../forms/regions/regions.ts';
import { useRegions } from '../../forms/regions/use-regions.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { Notice } from '../../ui/notice.tsx';
import { showSuccess } from '../../ui/toast/toast-store.ts';
import { useGuardedDraft } from '../drafts/use-user-draft.tsx';

import { companyForm } from './company-form-fields.ts';
import styles from './company-page.module.css';
import { type Company, companyNameAtom } from './load-company.ts';

const { fields } = companyForm;

/** The company form of the main account. */
export function CompanyForm({ company }: { company: Company | null }) {
  const { t } = useTranslation(['company', 'regions']);
  const language = useLanguage();
  const services = useServices();
  const { provinces, isFailed, retry } = useRegions();
  const form = useForm({ defaultValues: { ...emptyValues(fields), ...company } });
  const userId = useAtomValue(userAtom)?.id;
  const setCompanyName = useSetAtom(companyNameAtom);
  const draft = useGuardedDraft(form, 'company', { isOfRecord: true });
  const provinceCode = form.watch('province');
  const cities = provinces?.find(({ code }) => code === provinceCode)?.cities ?? [];
  const optionsOf = (places: typeof cities) =>
    places.map((place) => ({ value: place.code, label: placeName(place, language) }));

  const places = {
    province: {
      placeholder: t(provinces ? 'company.chooseProvince' : 'regions.loading'),
      options: optionsOf(provinces ?? []),
      onChoose(code: string) {
        // A province with a single city selects it.
        const own = provinces?.find((place) => place.code === code)?.cities ?? [];
        const only = own.length === 1 ? own[0]?.code : undefined;
        form.setValue('city', only ?? '', { shouldDirty: true, shouldValidate: only !== undefined });
      },
    },
    city: {
      placeholder: t(provinceCode ? 'company.chooseCity' : 'company.chooseProvinceFirst'),
      options: optionsOf(cities),
    },
  };

  const submit = useSubmit(form, async (body) => {
    await services().api.saveCompanyInfo({ body });
    const latest = form.getValues();
    form.reset(body);
    draft.forget();
    if (userId) setCompanyName({ userId, name: body.name });
    // Input made during the request stays unsaved.
    for (const name of namesOf(fields))
      if (latest[name] !== body[name]) form.setValue(name, latest[name], { shouldDirty: true });
    showSuccess(t('company.saved'));
  });

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.wide}>
        {draft.notice}
        <Notice kind="failure" text={isFailed ? t('regions.failed') : undefined}>
          <Button onClick={retry}>{t('regions.retry')}</Button>
        </Notice>
      </div>
      {namesOf(fields).map((name) => (
        <div key={name} className={fields[name].isWide ? styles.wide : undefined}>
          {name === 'province' || name === 'city' ? (
            <SelectField form={form} fields={fields} name={name} {...places[name]} />
          ) : (
            <TextField form={form} fields={fields} name={name} />
          )}
        </div>
      ))}
      <div className={`${styles.wide} ${styles.end}`}>
        <FormFailure form={form} />
        <SubmitButton form={form} label={t('company.save')} busyLabel={t('company.saving')} />
      </div>
      {draft.prompt}
    </form>
  );
}
