import { paths } from '../../src/paths/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const Home = () => <Page path={paths.home()} />;

export const HomeWithoutNews = () => <Page path={paths.home()} />;
HomeWithoutNews.args = { mock: 'listNews:B0001' };

export const NewsList = () => <Page path={paths.newsList()} />;

export const NewsListBeyondTheEnd = () => <Page path={paths.newsList({ page: 99 })} />;

export const ProductOverview = () => <Page path={paths.product()} />;

export const Brand = () => <Page path={paths.product('brand')} />;

export const ServiceExperience = () => <Page path={paths.product('service')} />;

export const Survey = () => <Page path={paths.survey()} />;

export const Introduce = () => <Page path={paths.introduce()} />;

export const Cases = () => <Page path={paths.caseStudies('finance')} />;

export const CaseStudy = () => <Page path={paths.caseStudy('snack')} />;

export const CaseStudyWithTallChart = () => <Page path={paths.caseStudy('branch')} />;

export const Demonstration = () => <Page path={paths.experience()} />;

export const Sample = () => <Page path={paths.dataService('sample')} />;
