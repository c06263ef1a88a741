import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadLatestNews } from '../news/load-latest-news.ts';
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

export const loader = loadLatestNews;
export const clientLoader = loadLatestNews;

export const handle: PageHandle = { namespaces: ['resources', 'caseStudies', 'workSample'] };

export default function ResourcesPage() {
  const { t } = useTranslation(['resources']);
  const news = useLoaderData<typeof loadLatestNews>();
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
      {news && news.length > 0 && (
        <Section title={t('resources.latest.title')}>
          <NewsGrid list={news} heading="h3" />
          <p className={styles.all}>
            <ActionLink to={paths.newsList()} kind="secondary">
              {t('resources.latest.all')}
            </ActionLink>
          </p>
        </Section>
      )}
      <Shelf />
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
