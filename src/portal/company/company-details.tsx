import type { ReactNode } from 'react';
import { namesOf } from '../../forms/fields.ts';
import { placeName } from '../../forms/regions/regions.ts';
import { useRegions } from '../../forms/regions/use-regions.ts';
import { isUrl } from '../../forms/validators/website.ts';
import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type MainAccount, useMainAccountRow } from '../entitlements/main-account.tsx';
import { DetailList } from '../layout/detail-list.tsx';
import { companyForm } from './company-form-fields.ts';
import styles from './company-page.module.css';
import type { Company } from './load-company.ts';

const { fields } = companyForm;

interface CompanyDetailsProps {
  /** Null when the main account has not filled it in. */
  company: Company | null;
  mainAccount: MainAccount | null;
}

/** The read-only company information for sub-accounts, and the main account that manages it. */
export function CompanyDetails({ company, mainAccount }: CompanyDetailsProps) {
  const { t } = useTranslation(['company']);
  const language = useLanguage();
  const { provinces } = useRegions();
  const mainAccountRow = useMainAccountRow(mainAccount);
  if (!company) return mainAccount && <DetailList rows={mainAccountRow} />;
  const province = provinces?.find(({ code }) => code === company.province);
  const city = province?.cities.find(({ code }) => code === company.city);
  const { website } = company;
  /** The values that are not shown as they are. */
  const shown: Partial<Record<keyof Company, ReactNode>> = {
    province: province ? placeName(province, language) : '…',
    city: city ? placeName(city, language) : '…',
    website: website && isUrl(website) && (
      <a href={website} target="_blank" rel="noreferrer" className={styles.site}>
        {website}
      </a>
    ),
  };
  const rows = namesOf(fields).map((name): [string, ReactNode] => [
    lookup(language, fields[name].label) ?? name,
    shown[name] || company[name] || t('company.notGiven'),
  ]);
  return <DetailList rows={[...rows, ...mainAccountRow]} />;
}
