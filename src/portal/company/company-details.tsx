import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { placeName } from '../../forms/regions/regions.ts';
import { useRegions } from '../../forms/regions/use-regions.ts';
import { isUrl } from '../../forms/validators/website.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { MainAccountValue } from '../entitlements/main-account-value.tsx';
import { DetailList } from '../layout/detail-list.tsx';
import styles from './company-page.module.css';

type Company = components['schemas']['CompanyInfo'];

interface CompanyDetailsProps {
  /** Null when the main account has not filled it in. */
  company: Company | null;
  mainAccount: MainAccount | null;
}

/** The read-only company information for sub-accounts, and the main account that manages it. */
export function CompanyDetails({ company, mainAccount }: CompanyDetailsProps) {
  const { t } = useTranslation(['company', 'user']);
  const rows = useCompanyRows(company);
  if (mainAccount) {
    const value = <MainAccountValue key="main" mainAccount={mainAccount} />;
    rows.push([t('user.info.mainAccount'), value]);
  }
  return rows.length > 0 && <DetailList rows={rows} />;
}

function useCompanyRows(company: Company | null): [string, ReactNode][] {
  const { t } = useTranslation(['company']);
  const language = useLanguage();
  const { provinces } = useRegions();
  if (!company) return [];
  const province = provinces?.find(({ code }) => code === company.province);
  const city = province?.cities.find(({ code }) => code === company.city);
  const { website, postcode, telephone } = company;
  const site =
    website && isUrl(website) ? (
      <Link href={website} target="_blank" rel="noreferrer" className={styles.site}>
        {website}
      </Link>
    ) : (
      website || t('company.notGiven')
    );
  return [
    [t('company.name'), company.name],
    [t('company.province'), province ? placeName(province, language) : '…'],
    [t('company.city'), city ? placeName(city, language) : '…'],
    [t('company.address'), company.address],
    [t('company.postcode'), postcode || t('company.notGiven')],
    [t('company.telephone'), telephone || t('company.notGiven')],
    [t('company.website'), site],
  ];
}
