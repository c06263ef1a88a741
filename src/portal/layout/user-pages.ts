import type { ComponentType } from 'react';
import type { TextKey } from '../../i18n/namespaces.ts';
import { paths } from '../../paths/paths.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { EmployeeIcon } from '../../ui/icons.tsx';
import { AppsIcon, BuildingIcon, PersonIcon, ShieldIcon } from '../../ui/portal-icons.tsx';

export interface UserPage {
  to: string;
  label: TextKey<'user'>;
  Icon: ComponentType<IconProps>;
  /** Whether only main accounts have the page. */
  isMainOnly?: boolean;
}

/** The pages of the user area. */
const pages: readonly UserPage[] = [
  { to: paths.user(), label: 'user.nav.dashboard', Icon: AppsIcon },
  { to: paths.userInfo(), label: 'user.nav.info', Icon: PersonIcon },
  { to: paths.userCompany(), label: 'user.nav.company', Icon: BuildingIcon },
  { to: paths.userAccount(), label: 'user.nav.account', Icon: ShieldIcon },
  {
    to: paths.subAccounts(),
    label: 'user.nav.subAccounts',
    Icon: EmployeeIcon,

    isMainOnly: true,
  },
];

/** The pages of an account. Only main accounts manage sub-accounts. */
export const userPages = (isMain: boolean): readonly UserPage[] =>
  pages.filter(({ isMainOnly }) => isMain || !isMainOnly);
