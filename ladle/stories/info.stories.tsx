import { paths } from '../../src/app/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const MainAccount = () => <Page path={paths.userInfo()} />;
MainAccount.args = { account: 'main' };

/** Where a sub-account ends up that opened the sub-accounts. */
export const SentHere = () => <Page path={paths.subAccounts()} />;
SentHere.args = { account: 'sub' };
