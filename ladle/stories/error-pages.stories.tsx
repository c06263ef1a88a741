import { paths } from '../../src/paths/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const NotFound = () => <Page path="/no/such/page" />;

export const NoSuchArticle = () => <Page path={paths.newsDetail('nowhere')} />;

export const Failed = () => <Page path={paths.newsList()} />;
Failed.args = { mock: 'listNews:B0001' };

export const NoNetwork = () => <Page path={paths.newsList()} />;
NoNetwork.args = { mock: 'listNews:network' };
