import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { withFallback } from '../errors/with-fallback.ts';
import { NewsGrid } from '../news/news-grid.tsx';
import { pageNumber } from '../pagination/page-number.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { EmptyState } from '../search/empty-state.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import styles from './advance-list-page.module.css';
import { Announced } from './announced.tsx';
import { FeaturedAdvances } from './featured-advances.tsx';
import { Meanwhile } from './meanwhile.tsx';

const size = 9;
const featuredSize = 4;

/**
 * A page of the list. The first page starts with the featured items, which the list omits. When these fail to load, the page
 * renders without them.
 */
async function load({ context, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const { pathname, searchParams } = new URL(request.url);
  const lang = contentLanguageOf(pathname);
  const page = pageNumber(searchParams);
  const [advances, featured] = await Promise.all([
    api.listAdvances({ query: { lang, page, size } }),
    page > 1 ? [] : withFallback(api.listFeaturedAdvances({ query: { lang, size: featuredSize } }), () => []),
  ]);
  return { advances, featured };
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['pagination'], searchParams: ['page'] };

export default function AdvanceListPage() {
  const { t } = useTranslation(['advance']);
  const { advances, featured } = useLoaderData<typeof load>();
  const { total, page } = advances;
  const shown = new Set(featured.map(({ id }) => id));
  const list = advances.list.filter(({ id }) => !shown.has(id));
  return (
    <PlainPage title={t('advance.list.title')} lead={t('advance.list.lead')}>
      <SeoMeta
        title={t('advance.list.meta.title')}
        description={t('advance.list.lead')}
        query={page > 1 ? `?page=${page}` : ''}
      />
      <Breadcrumbs
        breadcrumbs={[
          { name: t('advance.about'), path: paths.about() },
          { name: t('advance.list.title'), path: paths.advances() },
        ]}
      />
      <FeaturedAdvances list={featured} />
      {list.length > 0 && (
        <section aria-labelledby="listed">
          <h2 id="listed" className={styles.listed}>
            {t(featured.length > 0 ? 'advance.list.more' : 'advance.list.all')}
          </h2>
          <NewsGrid list={list} heading="h3" to={paths.advance} date={Announced} />
        </section>
      )}
      {list.length === 0 && featured.length === 0 && (
        <EmptyState>
          <p>{t('advance.list.empty')}</p>
          {page > 1 && <LocalizedLink to={paths.advances()}>{t('advance.list.toFirst')}</LocalizedLink>}
        </EmptyState>
      )}
      <Pagination page={page} pages={Math.ceil(total / size)} to={paths.advances} />
      <Meanwhile />
    </PlainPage>
  );
}
