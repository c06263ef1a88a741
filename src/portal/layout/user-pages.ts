import type { FluentIcon } from '@fluentui/react-icons';
import { AppsListRegular } from '@fluentui/react-icons/svg/apps-list';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { ShieldKeyholeRegular } from '@fluentui/react-icons/svg/shield-keyhole';
import type { PageData } from '../../app/page-data.ts';
import { paths } from '../../app/paths.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { accountData } from '../account/account-data.ts';
import { companyData } from '../company/company-data.ts';
import { dashboardData } from '../dashboard/dashboard-data.ts';
import { infoData } from '../info/info-data.ts';
import { listData } from '../sub-accounts/list-data.ts';

export interface UserPage {
  to: string;
  label: TextKey<'user'>;
  Icon: FluentIcon;
  data: Pick<PageData<unknown>, 'prefetch'>;
  /** Whether only main accounts have the page. */
  isMainOnly?: boolean;
}

/** The pages of the user area. */
const pages: readonly UserPage[] = [
  { to: paths.user(), label: 'user.nav.dashboard', Icon: AppsListRegular, data: dashboardData },
  { to: paths.userInfo(), label: 'user.nav.info', Icon: PersonRegular, data: infoData },
  { to: paths.userCompany(), label: 'user.nav.company', Icon: BuildingRegular, data: companyData },
  { to: paths.userAccount(), label: 'user.nav.account', Icon: ShieldKeyholeRegular, data: accountData },
  {
    to: paths.subAccounts(),
    label: 'user.nav.subAccounts',
    Icon: PeopleTeamRegular,
    data: listData,
    isMainOnly: true,
  },
];

/** The pages of an account. Only main accounts manage sub-accounts. */
export const userPages = (isMain: boolean): readonly UserPage[] =>
  pages.filter(({ isMainOnly }) => isMain || !isMainOnly);
