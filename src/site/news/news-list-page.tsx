import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { data } from '../../api/data.ts';
import type { PageHandle } from '../../boot.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { languageOf } from '../../i18n/languages.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { LoadArgs } from '../../load-args.ts';
import { paths } from '../../paths.ts';
import { pageOf } from '../paging/page-of.ts';
import { Pagination } from '../paging/pagination.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { NewsCard } from './news-card.tsx';
import styles from './news-list-page.module.css';

const size = 10;

async function load({ context, request }: LoadArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const keyword = (searchParams.get('keyword') ?? '').trim().slice(0, 100);
  const query = { lang: languageOf(pathname), page: pageOf(searchParams), size, keyword };
  const news = await data(context.get(apiContext).GET('/v1/news/list', { params: { query } }));
  return { ...news, keyword };
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['news', 'paging'] };

export default function NewsListPage() {
  const t = useText('news');
  const language = useLanguage();
  const { list, total, page, keyword } = useLoaderData<typeof load>();
  return (
    <div className={styles.page}>
      <PageHead
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
      <header className={styles.head}>
        <h1>{t('news.list.title')}</h1>
        <p>{t('news.list.lead')}</p>
        <SearchForm
          action={paths.newsList()}
          label={t('news.search.label')}
          placeholder={t('news.search.placeholder')}
          submit={t('news.search.submit')}
          keyword={keyword}
        />
      </header>
      {keyword && (
        <p className={styles.found} role="status">
          {t('news.search.found', { keyword, total })}
          <LocalLink to={paths.newsList()}>{t('news.search.clear')}</LocalLink>
        </p>
      )}
      {list.length > 0 ? (
        <ul className={page === 1 && !keyword ? `${styles.grid} ${styles.featured}` : styles.grid}>
          {list.map((news) => (
            <li key={news.id}>
              <NewsCard news={news} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>
          {t(keyword ? 'news.search.empty' : 'news.list.empty')}
          {page > 1 && <LocalLink to={paths.newsList(1, keyword)}>{t('news.list.toFirst')}</LocalLink>}
        </p>
      )}
      <Pagination page={page} pages={Math.ceil(total / size)} to={(to) => paths.newsList(to, keyword)} />
    </div>
  );
}
