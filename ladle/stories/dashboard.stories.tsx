import { paths } from '../../src/paths/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const Full = () => <Page path={paths.user()} />;
Full.args = { account: 'main' };

export const SubAccount = () => <Page path={paths.user()} />;
SubAccount.args = { account: 'sub' };

export const NothingOpened = () => <Page path={paths.user()} />;
NothingOpened.args = { account: 'fresh' };

/** The rest of the page stays when a section fails to load. */
export const ProductsFailed = () => <Page path={paths.user()} />;
ProductsFailed.args = { account: 'main', mock: 'listMyProducts:B0001' };

/** The layout stays when a page fails to load. */
export const Failed = () => <Page path={paths.user()} />;
Failed.args = { account: 'main', mock: 'listMyProducts:B0001;listMyServices:B0001' };
