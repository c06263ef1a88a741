import { paths } from '../../src/paths/paths.ts';
import { FillAndSubmit } from '../fill-and-submit.tsx';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const Company = () => <Page path={paths.userCompany()} />;
Company.args = { account: 'main' };

export const NewCustomer = () => <Page path={paths.userCompany()} />;
NewCustomer.args = { account: 'fresh' };

export const OfSubAccount = () => <Page path={paths.userCompany()} />;
OfSubAccount.args = { account: 'sub' };

export const RequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.userCompany()} />
  </FillAndSubmit>
);
RequiredErrors.args = { account: 'fresh' };

export const Failed = () => <Page path={paths.userCompany()} />;
Failed.args = { account: 'main', mock: 'getCompanyInfo:B0001' };
