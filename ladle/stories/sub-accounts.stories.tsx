import { seededAccounts } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/paths/paths.ts';
import { FillAndSubmit } from '../fill-and-submit.tsx';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const List = () => <Page path={paths.subAccounts()} />;
List.args = { account: 'main' };

export const Full = () => <Page path={paths.subAccounts()} />;
Full.args = { account: 'atLimit' };

export const Empty = () => <Page path={paths.subAccounts()} />;
Empty.args = { account: 'fresh' };

export const NoMatch = () => <Page path={`${paths.subAccounts()}?keyword=unknown`} />;
NoMatch.args = { account: 'main' };

export const Permissions = () => <Page path={paths.subAccounts({ view: 'permissions' })} />;
Permissions.args = { account: 'main' };

export const Filtered = () => (
  <Page path={paths.subAccounts({ status: '1', productId: 'p-brand', de: '1', sort: 'name' })} />
);
Filtered.args = { account: 'main' };

export const Failed = () => <Page path={paths.subAccounts()} />;
Failed.args = { account: 'main', mock: 'listSubUsers:B0001' };

export const Edit = () => <Page path={paths.subAccountEdit(seededAccounts.sub.id)} />;
Edit.args = { account: 'main' };

export const EditUnknown = () => <Page path={paths.subAccountEdit('u-0')} />;
EditUnknown.args = { account: 'main' };

export const Create = () => <Page path={paths.subAccountCreate()} />;
Create.args = { account: 'main' };

export const RequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.subAccountCreate()} />
  </FillAndSubmit>
);
RequiredErrors.args = { account: 'main' };

const typed = {
  account: 'someone@example.com',
  name: '王小明',
  mobile: '13900001234',
};

export const AtLimit = () => (
  <FillAndSubmit values={typed} until="[role=alertdialog]">
    <Page path={paths.subAccountCreate()} />
  </FillAndSubmit>
);
AtLimit.args = { account: 'atLimit', mock: 'createSubUser:A2012' };
