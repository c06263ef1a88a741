import { paths } from '../../src/paths/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

/** No product origin is configured, so products do not load in a frame. */
export const AddressNotTrusted = () => <Page path={paths.container('p-brand')} />;
AddressNotTrusted.args = { account: 'main' };

export const NotOpened = () => <Page path={paths.container('p-employee')} />;
NotOpened.args = { account: 'main' };

export const NothingOpened = () => <Page path={paths.container()} />;
NothingOpened.args = { account: 'fresh' };

export const Failed = () => <Page path={paths.container('p-brand')} />;
Failed.args = { account: 'main', mock: 'getProductLoginUrl:A3003' };

export const NoProducts = () => <Page path={paths.container('p-brand')} />;
NoProducts.args = { account: 'main', mock: 'listMyProducts:B0001' };
