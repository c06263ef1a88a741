import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { contentLanguageOf, htmlLanguage } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { isoTime } from '../../ui/format/date.ts';
import { throw404 } from '../errors/throw-404.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Breadcrumbs, StructuredData, useAbsolute, useAbsoluteFile } from '../seo/structured-data.tsx';
import { usePublisher } from '../seo/use-publisher.ts';
import { Article } from './article.tsx';
import { loadLocalizedArticle } from './load-localized-article.ts';
import styles from './news-detail-page.module.css';
import { PublishedDate } from './published-date.tsx';
import { Related } from './related.tsx';
import { sanitizeArticle } from './sanitize-article.server.ts';

/** A server loader, because it sanitizes HTML: navigation requests its data, not the API. */
export async function loader({ context, params, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const lang = contentLanguageOf(new URL(request.url).pathname);
  const path = { id: params.id ?? '' };
  const [{ article, languages }, related] = await throw404(
    Promise.all([
      loadLocalizedArticle(lang, (of, signal) => api.getNews({ path, query: { lang: of }, signal })),
      api.listRelevantNews({ path, query: { lang } }),
    ]),
  );
  const { content, ...facts } = article;
  return {
    article: facts,
    languages,
    content: sanitizeArticle(content),
    related: related.filter(({ id }) => id !== article.id),
  };
}

export default function NewsDetailPage() {
  const { t } = useTranslation(['news', 'site']);
  const language = useLanguage();
  const { article, languages, content, related } = useLoaderData<typeof loader>();
  const absolute = useAbsolute();
  const publisher = usePublisher();
  const file = useAbsoluteFile();
  return (
    <>
      <div className={styles.page}>
        <SeoMeta
          title={t('news.detail.metaTitle', { title: article.title })}
          description={article.summary}
          alternates={languages}
          type="article"
        />
        <Breadcrumbs
          breadcrumbs={[
            { name: t('news.list.title'), path: paths.newsList() },
            { name: article.title, path: paths.newsDetail(article.id) },
          ]}
        />
        <StructuredData
          data={
            import.meta.env.SSR && {
              '@context': 'https://schema.org',
              '@type': 'NewsArticle',
              headline: article.title,
              description: article.summary,
              image: file(article.cover),
              articleSection: article.topic?.name,
              datePublished: isoTime(article.publishTime),
              inLanguage: htmlLanguage(language),
              mainEntityOfPage: absolute(paths.newsDetail(article.id)),
              publisher,
              author: article.author ? { '@type': 'Organization', name: article.author } : undefined,
            }
          }
        />
        <Article
          back={{ to: paths.newsList(), text: t('news.detail.back') }}
          title={article.title}
          facts={
            <>
              <PublishedDate time={article.publishTime} />
              {article.topic && (
                <LocalizedLink to={paths.newsList({ topic: article.topic.id })}>
                  {article.topic.name}
                </LocalizedLink>
              )}
              {article.author && <span>{t('news.detail.author', { author: article.author })}</span>}
              {article.source && <span>{t('news.detail.source', { source: article.source })}</span>}
            </>
          }
          cover={article.cover}
          html={content}
        />
        <Related title={t('news.detail.related')} list={related} to={paths.newsDetail} />
      </div>
      <CallToAction
        title={t('news.closing.title')}
        text={t('news.closing.text')}
        actions={
          <>
            <ActionLink to={paths.apply()}>{t('site.action.apply')}</ActionLink>
            <ActionLink to={paths.quote()} kind="secondary">
              {t('news.closing.quote')}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
