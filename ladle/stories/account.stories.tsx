import { paths } from '../../src/paths/paths.ts';
import { FillAndSubmit } from '../fill-and-submit.tsx';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const Overview = () => <Page path={paths.userAccount()} />;
Overview.args = { account: 'main' };

export const Password = () => <Page path={paths.userAccount('password')} />;
Password.args = { account: 'main' };

export const PasswordRequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.userAccount('password')} />
  </FillAndSubmit>
);
PasswordRequiredErrors.args = { account: 'main' };

export const Mobile = () => <Page path={paths.userAccount('mobile')} />;
Mobile.args = { account: 'main' };

export const MobileRequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.userAccount('mobile')} />
  </FillAndSubmit>
);
MobileRequiredErrors.args = { account: 'main' };
