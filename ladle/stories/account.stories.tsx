import { paths } from '../../src/app/paths.ts';
import { Page } from '../page.tsx';
import { TypedIn } from '../typed-in.tsx';

export default { meta: { page: true } };

export const Overview = () => <Page path={paths.userAccount()} />;
Overview.args = { account: 'main' };

export const Password = () => <Page path={paths.userAccount('password')} />;
Password.args = { account: 'main' };

export const PasswordNothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.userAccount('password')} />
  </TypedIn>
);
PasswordNothingTyped.args = { account: 'main' };

export const Mobile = () => <Page path={paths.userAccount('mobile')} />;
Mobile.args = { account: 'main' };

export const MobileNothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.userAccount('mobile')} />
  </TypedIn>
);
MobileNothingTyped.args = { account: 'main' };
