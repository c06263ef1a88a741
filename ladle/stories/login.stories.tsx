import { paths } from '../../src/paths/paths.ts';
import { FillAndSubmit } from '../fill-and-submit.tsx';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

const typed = { account: 'main@example.com', password: 'Demo2026!' };

export const Password = () => <Page path={paths.login()} />;

export const Sms = () => <Page path={paths.login(undefined, 'sms')} />;

export const Forgot = () => <Page path={paths.login(undefined, 'forgot')} />;

export const Register = () => <Page path={paths.login(undefined, 'register')} />;

export const RequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.login()} />
  </FillAndSubmit>
);

const Refused = () => (
  <FillAndSubmit values={typed} until="form [role=status]:not(:empty)">
    <Page path={paths.login()} />
  </FillAndSubmit>
);

export const Locked = () => <Refused />;
Locked.args = { mock: 'loginByPassword:A0105' };

export const FirstLogin = () => (
  <FillAndSubmit values={typed} until="input[name=mobile]">
    <Page path={paths.login()} />
  </FillAndSubmit>
);
FirstLogin.args = { mock: 'loginByPassword:A0107' };

export const ForgotRequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.login(undefined, 'forgot')} />
  </FillAndSubmit>
);

export const SmsRequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.login(undefined, 'sms')} />
  </FillAndSubmit>
);

export const RegisterRequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.login(undefined, 'register')} />
  </FillAndSubmit>
);
