import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { data } from '../../api/data.ts';
import type { PageHandle } from '../../boot.tsx';
import { languageOf } from '../../i18n/languages.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { LoadArgs } from '../../load-args.ts';
import { paths } from '../../paths.ts';
import { NewsCard } from './news-card.tsx';
import styles from './news-list-page.module.css';
import { Pagination } from './pagination.tsx';

const size = 10;

/** The page asked for, or the first when the query makes no sense. */
function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

async function load({ context, request }: LoadArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = { lang: languageOf(pathname), page: pageOf(searchParams), size };
  return data(context.get(apiContext).GET('/v1/news/list', { params: { query } }));
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['news'] };

export default function NewsListPage() {
  const t = useText('news');
  const { list, total, page } = useLoaderData<typeof load>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('news.list.metaTitle')}
        description={t('news.list.lead')}
        query={page > 1 ? `?page=${page}` : ''}
      />
      <header className={styles.head}>
        <h1>{t('news.list.title')}</h1>
        <p>{t('news.list.lead')}</p>
      </header>
      {list.length > 0 ? (
        <ul className={styles.grid}>
          {list.map((news) => (
            <li key={news.id}>
              <NewsCard news={news} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>
          {t('news.list.empty')}
          {page > 1 && <LocalLink to={paths.newsList()}>{t('news.list.toFirst')}</LocalLink>}
        </p>
      )}
      <Pagination page={page} pages={Math.ceil(total / size)} />
    </div>
  );
}
