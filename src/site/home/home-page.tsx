import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { loadLatestNews } from '../news/load-latest-news.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureBand } from '../sections/feature-band.tsx';
import { Stats } from '../sections/stats.tsx';
import { ExperienceLines } from './experience-lines.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Methods } from './methods.tsx';
import { Proof } from './proof.tsx';

/** The home page shows a notice when the news fail to load. */
export const loader = loadLatestNews;
export const clientLoader = loadLatestNews;

export const handle: PageHandle = { namespaces: ['figures'] };

export default function HomePage() {
  const c = useContent('home');
  const news = useLoaderData<typeof loadLatestNews>();
  return (
    <>
      <SeoMeta {...c.meta} />
      <Hero />
      <Stats names={['panel', 'reach', 'types', 'projects']} />
      <Proof />
      <ExperienceLines />
      <FeatureBand
        {...c.ai}
        action={
          <LocalizedLink to={paths.introduce('smart-tag')}>
            {c.ai.action}
            <span className="visually-hidden">{c.ai.actionAbout}</span>
          </LocalizedLink>
        }
      />
      <Methods />
      <LatestNews list={news} />
      <CallToAction {...c.closing} />
    </>
  );
}
