import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { EmptyState } from '../search/empty-state.tsx';
import { ResultCount } from '../search/result-count.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { NewsFilterLinks } from './news-filter-links.tsx';
import { newsFilters } from './news-filters.ts';
import { NewsGrid } from './news-grid.tsx';
import styles from './news-list-page.module.css';

const size = 10;

async function load({ context, request }: LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const filters = newsFilters(searchParams);
  const query = { ...filters, lang: contentLanguageOf(pathname), size };
  const news = await context.get(apiContext).listNews({ query });
  return { ...news, filters };
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = {
  namespaces: ['pagination'],
  searchParams: ['keyword', 'topic', 'year', 'page'],
};

export default function NewsListPage() {
  const { t } = useTranslation(['news']);
  const language = useLanguage();
  const { list, total, page, topics, years, filters } = useLoaderData<typeof load>();
  const { keyword = '', topic, year } = filters;
  const feed = fileInSite(localize(paths.rss(), language));
  const topicName = topics?.find(({ id }) => id === topic)?.name;
  // Robots list the topics, but not every combination of filters.
  const isIndexed = !keyword && year === undefined && (topic === undefined || topicName !== undefined);
  const isFiltered = topic !== undefined || year !== undefined;
  return (
    <PlainPage
      title={t('news.list.title')}
      lead={t('news.list.lead')}
      tools={
        <SearchForm
          action={paths.newsList()}
          label={t('news.search.label')}
          placeholder={t('news.search.placeholder')}
          submit={t('news.search.submit')}
          keyword={keyword}
          preservedQuery={{ ...(topic && { topic }), ...(year && { year: `${year}` }) }}
        />
      }
    >
      <SeoMeta
        title={topicName ? t('news.filter.metaTitle', { topic: topicName }) : t('news.list.meta.title')}
        description={t('news.list.lead')}
        query={paths.newsList({ topic, page }).slice(paths.newsList().length)}
        robots={isIndexed ? undefined : 'noindex'}
      />
      <link rel="alternate" type="application/rss+xml" title={t('news.list.title')} href={feed} />
      <Breadcrumbs breadcrumbs={[{ name: t('news.list.title'), path: paths.newsList() }]} />
      <NewsFilterLinks filters={filters} topics={topics} years={years} />
      {(keyword || isFiltered) && (
        <ResultCount
          text={keyword ? t('news.search.found', { keyword, total }) : t('news.filter.found', { total })}
          clear={{ to: paths.newsList(), text: t(isFiltered ? 'news.filter.clear' : 'news.search.clear') }}
        />
      )}
      {list.length > 0 ? (
        <NewsGrid list={list} />
      ) : (
        <EmptyState>
          <p>{t(isFiltered ? 'news.filter.empty' : keyword ? 'news.search.empty' : 'news.list.empty')}</p>
          {page > 1 && (
            <LocalizedLink to={paths.newsList({ ...filters, page: 1 })}>
              {t('news.list.toFirst')}
            </LocalizedLink>
          )}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / size)}
        to={(to) => paths.newsList({ ...filters, page: to })}
      />
      <p className={styles.feed}>
        <a href={feed}>{t('news.list.feed')}</a>
      </p>
    </PlainPage>
  );
}
