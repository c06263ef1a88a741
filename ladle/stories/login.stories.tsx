import { paths } from '../../src/app/paths.ts';
import { Page } from '../page.tsx';
import { TypedIn } from '../typed-in.tsx';

export default { meta: { page: true } };

const typed = { account: 'main@example.com', password: 'Demo2026!' };

export const Password = () => <Page path={paths.login()} />;

export const Sms = () => <Page path={paths.login(undefined, 'sms')} />;

export const Forgot = () => <Page path={paths.login(undefined, 'forgot')} />;

export const Register = () => <Page path={paths.login(undefined, 'register')} />;

export const NothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.login()} />
  </TypedIn>
);

const Refused = () => (
  <TypedIn values={typed} until="form .fui-MessageBar">
    <Page path={paths.login()} />
  </TypedIn>
);

export const Locked = () => <Refused />;
Locked.args = { mock: 'loginByPassword:A0105' };

export const FirstLogin = () => <Refused />;
FirstLogin.args = { mock: 'loginByPassword:A0107' };

export const ForgotNothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.login(undefined, 'forgot')} />
  </TypedIn>
);

export const SmsNothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.login(undefined, 'sms')} />
  </TypedIn>
);

export const RegisterNothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.login(undefined, 'register')} />
  </TypedIn>
);
