import { paths } from '../../src/paths/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const MainAccount = () => <Page path={paths.userInfo()} />;
MainAccount.args = { account: 'main' };

/** The redirect target of a sub-account that opens the sub-account list. */
export const SentHere = () => <Page path={paths.subAccounts()} />;
SentHere.args = { account: 'sub' };
