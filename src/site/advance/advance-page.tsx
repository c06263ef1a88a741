import { data as respond, useLoaderData } from 'react-router';
import type { components } from '../../../openapi/generated/schema.d.ts';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { type ContentLanguage, contentLanguageOf, htmlLanguage } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { isoTime } from '../../ui/format/date.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import { throw404 } from '../errors/throw-404.ts';
import { withFallback } from '../errors/with-fallback.ts';
import { Article } from '../news/article.tsx';
import { loadLocalizedArticle } from '../news/load-localized-article.ts';
import { PublishedDate } from '../news/published-date.tsx';
import { Related } from '../news/related.tsx';
import { sanitizeArticle } from '../news/sanitize-article.server.ts';
import { TagList } from '../news/tag-list.tsx';
import { SiblingLinks } from '../sections/sibling-links.tsx';
import { Breadcrumbs, StructuredData, useAbsolute, useAbsoluteFile } from '../seo/structured-data.tsx';
import { usePublisher } from '../seo/use-publisher.ts';
import styles from './advance-page.module.css';
import { Announced } from './announced.tsx';
import type { Advance } from './featured-advances.tsx';
import { Meanwhile } from './meanwhile.tsx';

/** The id of the URL, or of the latest item. */
async function idOf(api: Api, id: string | undefined, lang: ContentLanguage): Promise<string> {
  if (id) return id;
  const query = { lang, page: 1, size: 1 };
  const { list } = await api.listAdvances({ query });
  if (!list[0]) throw respond(null, { status: 404 });
  return list[0].id;
}

/** A server loader, because it sanitizes HTML. Related content is optional. */
export async function loader({ context, params, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const lang = contentLanguageOf(new URL(request.url).pathname);
  const path = { id: await idOf(api, params.id, lang) };
  const inLanguage = { path, query: { lang } };
  const recommended = { query: { lang, excludeId: path.id } };
  const [{ article, languages }, siblings, related, recommendations] = await Promise.all([
    throw404(
      loadLocalizedArticle(lang, (of, signal) => api.getAdvance({ path, query: { lang: of }, signal })),
    ),
    withFallback(api.getAdvanceSiblings(inLanguage), () => ({
      prev: null,
      next: null,
    })),
    withFallback(api.listRelevantAdvances(inLanguage), () => []),
    withFallback(api.listRecommendedAdvances(recommended), () => []),
  ]);
  const { content, ...facts } = article;
  return { article: facts, languages, content: sanitizeArticle(content), siblings, related, recommendations };
}

export default function AdvancePage() {
  const { t } = useTranslation(['advance']);
  const language = useLanguage();
  const absolute = useAbsolute();
  const publisher = usePublisher();
  const file = useAbsoluteFile();
  const { article, languages, content, siblings, related, recommendations } = useLoaderData<typeof loader>();
  const { id, title, summary, cover, publishTime, tags } = article;
  const recommended = recommendations.slice(0, 3);
  const others = related.filter((item) => !recommended.some((shown) => shown.id === item.id));
  return (
    <div className={styles.page}>
      <SeoMeta
        title={t('advance.detail.metaTitle', { title })}
        description={summary}
        canonical={paths.advance(id)}
        alternates={languages}
        type="article"
      />
      <Breadcrumbs
        breadcrumbs={[
          { name: t('advance.list.title'), path: paths.advances() },
          { name: title, path: paths.advance(id) },
        ]}
      />
      <StructuredData
        data={
          import.meta.env.SSR && {
            '@context': 'https://schema.org',
            '@type': 'NewsArticle',
            headline: title,
            description: summary,
            image: file(cover),
            keywords: tags,
            datePublished: isoTime(publishTime),
            inLanguage: htmlLanguage(language),
            mainEntityOfPage: absolute(paths.advance(id)),
            publisher,
          }
        }
      />
      <div className={`${split.split} ${styles.columns}`}>
        <Article
          back={{ to: paths.advances(), text: t('advance.detail.back') }}
          title={title}
          facts={
            <>
              <Announced time={publishTime} />
              <TagList tags={tags} />
            </>
          }
          cover={cover}
          html={content}
        >
          <Siblings siblings={siblings} />
        </Article>
        <RecommendedAdvances list={recommended} />
      </div>
      <Meanwhile title={title} />
      <Related
        title={t('advance.detail.related')}
        list={others.length > 1 ? others : []}
        to={paths.advance}
        date={Announced}
      />
    </div>
  );
}

/** The items published before and after this one. */
function Siblings({ siblings }: { siblings: components['schemas']['AdvanceSiblings'] }) {
  const { t } = useTranslation(['advance']);
  const { prev, next } = siblings;
  return (
    <SiblingLinks
      label={t('advance.detail.siblings')}
      previous={
        prev && { label: t('advance.detail.previous'), title: prev.title, to: paths.advance(prev.id) }
      }
      next={next && { label: t('advance.detail.next'), title: next.title, to: paths.advance(next.id) }}
    />
  );
}

/** Recommended articles beside the article. */
function RecommendedAdvances({ list }: { list: Advance[] }) {
  const { t } = useTranslation(['advance']);
  if (list.length === 0) return null;
  return (
    <aside className={`${card.card} ${styles.sidebar}`} data-screen="" aria-labelledby="recommended">
      <h2 id="recommended">{t('advance.detail.recommended')}</h2>
      <ul>
        {list.map(({ id, title, publishTime }) => (
          <li key={id}>
            <LocalizedLink to={paths.advance(id)}>
              <Phrases as="span">{title}</Phrases>
            </LocalizedLink>
            <PublishedDate time={publishTime} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
