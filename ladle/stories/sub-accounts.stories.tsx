import { seededAccounts } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/app/paths.ts';
import { Page } from '../page.tsx';
import { TypedIn } from '../typed-in.tsx';

export default { meta: { page: true } };

export const List = () => <Page path={paths.subAccounts()} />;
List.args = { account: 'main' };

export const Full = () => <Page path={paths.subAccounts()} />;
Full.args = { account: 'atLimit' };

export const Empty = () => <Page path={paths.subAccounts()} />;
Empty.args = { account: 'fresh' };

export const NoMatch = () => <Page path={`${paths.subAccounts()}?keyword=nobody`} />;
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

export const EditOfNobody = () => <Page path={paths.subAccountEdit('u-0')} />;
EditOfNobody.args = { account: 'main' };

export const Create = () => <Page path={paths.subAccountCreate()} />;
Create.args = { account: 'main' };

export const NothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.subAccountCreate()} />
  </TypedIn>
);
NothingTyped.args = { account: 'main' };

const typed = {
  account: 'someone@example.com',
  name: '王小明',
  mobile: '13900001234',
  password: 'Demo2026!',
  confirmPassword: 'Demo2026!',
};

export const AtLimit = () => (
  <TypedIn values={typed} until="[role=alertdialog]">
    <Page path={paths.subAccountCreate()} />
  </TypedIn>
);
AtLimit.args = { account: 'atLimit', mock: 'createSubUser:A2012' };
