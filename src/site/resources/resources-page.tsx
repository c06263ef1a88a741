import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { contentLanguageOf } from '../../i18n/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import type { Advance } from '../advance/featured-advances.tsx';
import { withFallback } from '../errors/with-fallback.ts';
import type { News } from '../news/news-card.tsx';
import { NewsGrid } from '../news/news-grid.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ReviewedLines } from '../work-sample/static-samples.ts';
import { ReportOutline } from './report-outline.tsx';
import styles from './resources-page.module.css';
import { Shelf } from './shelf.tsx';
import { SizeTable } from './size-table.tsx';

/** The newest items are cards, and the next ones are titles in the directory. */
const cardCount = 3;
const titleCount = 4;

/** News and announcements. Without them, the page renders the rest. */
async function load({ context, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const lang = contentLanguageOf(new URL(request.url).pathname);
  const newsQuery = { lang, page: 1, size: cardCount + titleCount };
  const [list, advances]: [News[], Advance[]] = await Promise.all([
    withFallback(
      api.listNews({ query: newsQuery }).then((page) => page.list),
      () => [],
    ),
    withFallback(api.listFeaturedAdvances({ query: { lang, size: titleCount } }), () => []),
  ]);
  return {
    cards: list.slice(0, cardCount).map(({ summary: _, ...card }) => card),
    news: list.slice(cardCount).map(({ id, title }) => ({ id, title })),
    advances: advances.map(({ id, title }) => ({ id, title })),
  };
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['resources', 'caseStudies', 'workSample'] };

export default function ResourcesPage() {
  const { t } = useTranslation(['resources']);
  const { cards, news, advances } = useLoaderData<typeof load>();
  return (
    <>
      <SeoMeta title={t('resources.meta.title')} description={t('resources.meta.description')} />
      <PageHero
        eyebrow={t('resources.hero.eyebrow')}
        title={t('resources.hero.title')}
        lead={t('resources.hero.lead')}
        actions={
          <>
            <ActionLink to={paths.lib()}>{t('resources.hero.lib')}</ActionLink>
            <ActionLink to="#outline" kind="secondary">
              {t('resources.hero.outline')}
            </ActionLink>
          </>
        }
        picture={
          <ReviewedLines
            title={t('resources.sample.title')}
            note={t('resources.sample.note')}
            words={t('resources.sample.words')}
          />
        }
      />
      {cards.length > 0 && (
        <Section title={t('resources.latest.title')}>
          <NewsGrid list={cards} heading="h3" />
          <p className={styles.all}>
            <ActionLink to={paths.newsList()} kind="secondary">
              {t('resources.latest.all')}
            </ActionLink>
          </p>
        </Section>
      )}
      <Shelf news={news} advances={advances} />
      <SizeTable />
      <ReportOutline />
      <Section title={t('resources.faq.title')}>
        <Faq
          items={[
            { question: t('resources.faq.size.question'), answer: t('resources.faq.size.answer') },
            { question: t('resources.faq.length.question'), answer: t('resources.faq.length.answer') },
            { question: t('resources.faq.scale.question'), answer: t('resources.faq.scale.answer') },
            { question: t('resources.faq.open.question'), answer: t('resources.faq.open.answer') },
          ]}
        />
      </Section>
      <CallToAction
        title={t('resources.closing.title')}
        text={t('resources.closing.text')}
        actions={<ApplyActions label={t('resources.closing.action')} />}
      />
    </>
  );
}
