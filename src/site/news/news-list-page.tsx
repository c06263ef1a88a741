import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { pageNumber } from '../pagination/page-number.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { EmptyState } from '../search/empty-state.tsx';
import { ResultCount } from '../search/result-count.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { NewsGrid } from './news-grid.tsx';

const size = 10;

async function load({ context, request }: LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const keyword = (searchParams.get('keyword') ?? '').trim().slice(0, 100);
  const query = { lang: contentLanguageOf(pathname), page: pageNumber(searchParams), size, keyword };
  const news = await unwrap(context.get(apiContext).GET('/v1/news/list', { params: { query } }));
  return { ...news, keyword };
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['news', 'pagination'], searchParams: ['keyword', 'page'] };

export default function NewsListPage() {
  const { t } = useTranslation(['news']);
  const language = useLanguage();
  const { list, total, page, keyword } = useLoaderData<typeof load>();
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
        />
      }
    >
      <SeoMeta
        title={t('news.list.metaTitle')}
        description={t('news.list.lead')}
        query={page > 1 ? `?page=${page}` : ''}
        robots={keyword ? 'noindex' : undefined}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('news.list.title')}
        href={fileInSite(localize(paths.rss(), language))}
      />
      {keyword && (
        <ResultCount
          text={t('news.search.found', { keyword, total })}
          clear={{ to: paths.newsList(), text: t('news.search.clear') }}
        />
      )}
      {list.length > 0 ? (
        <NewsGrid list={list} />
      ) : (
        <EmptyState>
          <p>{t(keyword ? 'news.search.empty' : 'news.list.empty')}</p>
          {page > 1 && (
            <LocalizedLink to={paths.newsList(1, keyword)}>{t('news.list.toFirst')}</LocalizedLink>
          )}
        </EmptyState>
      )}
      <Pagination page={page} pages={Math.ceil(total / size)} to={(to) => paths.newsList(to, keyword)} />
    </PlainPage>
  );
}
