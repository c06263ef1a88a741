import { useLoaderData } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Stats } from '../sections/stats.tsx';
import { AiBanner } from './ai-banner.tsx';
import { Closing } from './closing.tsx';
import { ExperienceLines } from './experience-lines.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Methods } from './methods.tsx';
import { Proof } from './proof.tsx';

/** The latest news. The home page shows a notice when they fail to load. */
async function load({ context, request }: LoaderArgs) {
  const query = { lang: contentLanguageOf(new URL(request.url).pathname), page: 1, size: 3 };
  try {
    const { list } = await unwrap(context.get(apiContext).GET('/v1/news/list', { params: { query } }));
    // Without filters and summaries, which the page does not show.
    return list.map(({ summary: _, ...news }) => news);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['home', 'figures'] };

export default function HomePage() {
  const { t } = useTranslation(['home']);
  const news = useLoaderData<typeof load>();
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
