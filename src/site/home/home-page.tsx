import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadLatestNews } from '../news/load-latest-news.ts';
import { Stats } from '../sections/stats.tsx';
import { AiBanner } from './ai-banner.tsx';
import { Closing } from './closing.tsx';
import { ExperienceLines } from './experience-lines.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Methods } from './methods.tsx';
import { Proof } from './proof.tsx';

/** The home page shows a notice when the news fail to load. */
export const loader = loadLatestNews;
export const clientLoader = loadLatestNews;

export const handle: PageHandle = { namespaces: ['home', 'figures'] };

export default function HomePage() {
  const { t } = useTranslation(['home']);
  const news = useLoaderData<typeof loadLatestNews>();
  return (
    <>
      <SeoMeta title={t('home.meta.title')} description={t('home.meta.description')} />
      <Hero />
      <Stats names={['panel', 'reach', 'types', 'projects']} />
      <Proof />
      <ExperienceLines />
      <AiBanner />
      <Methods />
      <LatestNews list={news} />
      <Closing />
    </>
  );
}
