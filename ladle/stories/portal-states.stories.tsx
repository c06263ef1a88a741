import { paths } from '../../src/paths/paths.ts';
import { Click } from '../click.tsx';
import { Offline } from '../offline.tsx';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const Forbidden = () => <Page path={paths.subAccounts()} />;
Forbidden.args = { account: 'main', mock: 'listSubUsers:A0403' };

export const Unreachable = () => <Page path={paths.userInfo()} />;
Unreachable.args = { account: 'main', mock: 'getUserDetail:network' };

export const WithoutNetwork = () => (
  <Offline>
    <Page path={paths.userInfo()} />
  </Offline>
);
WithoutNetwork.args = { account: 'main', mock: 'getUserDetail:network' };

export const NetworkLostInForm = () => (
  <Offline>
    <Page path={paths.userCompany()} />
  </Offline>
);
NetworkLostInForm.args = { account: 'main' };

export const LoginWithoutNetwork = () => (
  <Offline>
    <Page path={paths.login()} />
  </Offline>
);

export const AccountFailed = () => <Page path={paths.userAccount()} />;
AccountFailed.args = { account: 'main', mock: 'getUserDetail:B0001' };

export const ProductMissing = () => <Page path={paths.container('p-nothing')} />;
ProductMissing.args = { account: 'main' };

export const UserMenuOpen = () => (
  <Click on={['header summary']} until="header fieldset">
    <Page path={paths.userInfo()} />
  </Click>
);
UserMenuOpen.args = { account: 'main' };

export const ProductsOpen = () => (
  <Click on={['[role=combobox]']} until="[role=option]">
    <Page path={paths.container('p-brand')} />
  </Click>
);
ProductsOpen.args = { account: 'main' };

export const NavigationOpen = () => (
  <Click on={['header button[aria-haspopup=dialog]']} until="dialog[open] nav">
    <Page path={paths.user()} />
  </Click>
);
NavigationOpen.args = { account: 'main' };

export const SeveralChosen = () => (
  <Click
    on={['thead input[type=checkbox], table input[type=checkbox]']}
    until="[role=toolbar] [role=status]"
    isAtEnd
  >
    <Page path={paths.subAccounts()} />
  </Click>
);
SeveralChosen.args = { account: 'main' };
