import { paths } from '../../src/paths/paths.ts';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const About = () => <Page path={paths.about()} />;

export const Contact = () => <Page path={paths.contact()} />;

export const Accessibility = () => <Page path={paths.accessibility()} />;

export const Privacy = () => <Page path={paths.privacy()} />;

export const Terms = () => <Page path={paths.terms()} />;

export const Security = () => <Page path={paths.security()} />;

export const Jobs = () => <Page path={paths.join()} />;

export const JobsNoneFound = () => <Page path={paths.join({ keyword: 'zzz' })} />;

export const JobsFailed = () => <Page path={paths.join()} />;
JobsFailed.args = { mock: 'listRecruits:B0001' };

export const Advances = () => <Page path={paths.advances()} />;

export const NewestAdvance = () => <Page path={paths.newestAdvance()} />;

export const NewsFound = () => <Page path={paths.newsList({ keyword: 'AI' })} />;

export const NewsNoneFound = () => <Page path={paths.newsList({ keyword: 'zzz' })} />;

export const Article = () => <Page path={paths.newsDetail('n1009')} />;
