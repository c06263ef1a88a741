import { paths } from '../../src/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const Home = () => <Page path={paths.home()} />;

export const HomeWithoutNews = () => <Page path={paths.home()} />;
HomeWithoutNews.args = { mock: 'listNews:B0001' };

export const NewsList = () => <Page path={paths.newsList()} />;

export const NewsListBeyondTheEnd = () => <Page path={paths.newsList(99)} />;
