import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { data } from '../../api/data.ts';
import type { PageHandle } from '../../boot.tsx';
import { languageOf } from '../../i18n/languages.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { LoadArgs } from '../../load-args.ts';
import { paths } from '../../paths.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { notFoundOn } from '../errors/not-found-on.ts';
import { ArticleContent } from './article-content.tsx';
import styles from './news-detail-page.module.css';
import { PublishedDate } from './published-date.tsx';
import { RelatedNews } from './related-news.tsx';

async function load({ context, params, request }: LoadArgs) {
  const api = context.get(apiContext);
  const query = { lang: languageOf(new URL(request.url).pathname) };
  const path = { id: params.id ?? '' };
  const [article, related] = await notFoundOn(
    Promise.all([
      data(api.GET('/v1/news/{id}', { params: { path, query } })),
      data(api.GET('/v1/news/relevant/{id}', { params: { path, query } })),
    ]),
  );
  return { article, related };
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['news'] };

export default function NewsDetailPage() {
  const t = useText('news');
  const language = useLanguage();
  const { article, related } = useLoaderData<typeof load>();
  return (
    <div className={styles.page}>
      {/* Whether the article exists in the other language is not known here, so none is named. */}
      <PageHead
        title={t('news.detail.metaTitle', { title: article.title })}
        description={article.summary}
        alternates={[language]}
      />
      <article className={styles.article}>
        <LocalLink to={paths.newsList()} className={styles.back}>
          <BackIcon />
          {t('news.detail.back')}
        </LocalLink>
        <h1>{article.title}</h1>
        <p className={styles.facts}>
          <PublishedDate time={article.publishTime} />
          {article.author && <span>{t('news.detail.author', { author: article.author })}</span>}
          {article.source && <span>{t('news.detail.source', { source: article.source })}</span>}
        </p>
        {article.cover && (
          <img src={article.cover} alt="" width="1280" height="720" className={styles.cover} />
        )}
        <ArticleContent html={article.content} />
      </article>
      <RelatedNews list={related} />
    </div>
  );
}
