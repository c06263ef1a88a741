import { useLoaderData } from 'react-router';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { loadLatestNews } from '../news/load-latest-news.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureBand } from '../sections/feature-band.tsx';
import statsStyles from '../sections/stats.module.css';
import { ExperienceLines } from './experience-lines.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Methods } from './methods.tsx';
import { Proof } from './proof.tsx';

/** Not among the scripts and the data of the page, which has to arrive in one flight of packets. */
const Stats = staticComponent(async () => (await import('../sections/stats.tsx')).Stats, [statsStyles]);

/** The home page shows a notice when the news fail to load. */
export const loader = loadLatestNews;
export const clientLoader = loadLatestNews;

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
          <ActionLink to={paths.introduce('smart-tag')} kind="secondary">
            {c.ai.action}
            <span className="visually-hidden">{c.ai.actionAbout}</span>
          </ActionLink>
        }
      />
      <Methods />
      <LatestNews list={news} />
      <CallToAction {...c.closing} />
    </>
  );
}
