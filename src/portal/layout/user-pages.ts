import type { ComponentType } from 'react';
import type { PageData } from '../../app/page-data.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { paths } from '../../paths/paths.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { EmployeeIcon } from '../../ui/icons.tsx';
import { AppsIcon, BuildingIcon, PersonIcon, ShieldIcon } from '../../ui/portal-icons.tsx';
import { accountData } from '../account/account-data.ts';
import { companyData } from '../company/company-data.ts';
import { dashboardData } from '../dashboard/dashboard-data.ts';
import { infoData } from '../info/info-data.ts';
import { listData } from '../sub-accounts/list-data.ts';

export interface UserPage {
  to: string;
  label: TextKey<'user'>;
  Icon: ComponentType<IconProps>;
  data: Pick<PageData<unknown>, 'prefetch'>;
  /** Whether only main accounts have the page. */
  isMainOnly?: boolean;
}

/** The pages of the user area. */
const pages: readonly UserPage[] = [
  { to: paths.user(), label: 'user.nav.dashboard', Icon: AppsIcon, data: dashboardData },
  { to: paths.userInfo(), label: 'user.nav.info', Icon: PersonIcon, data: infoData },
  { to: paths.userCompany(), label: 'user.nav.company', Icon: BuildingIcon, data: companyData },
  { to: paths.userAccount(), label: 'user.nav.account', Icon: ShieldIcon, data: accountData },
  {
    to: paths.subAccounts(),
    label: 'user.nav.subAccounts',
    Icon: EmployeeIcon,
    data: listData,
    isMainOnly: true,
  },
];

/** The pages of an account. Only main accounts manage sub-accounts. */
export const userPages = (isMain: boolean): readonly UserPage[] =>
  pages.filter(({ isMainOnly }) => isMain || !isMainOnly);
