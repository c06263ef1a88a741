import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ReviewedLines } from '../work-sample/static-samples.ts';
import { ReportOutline } from './report-outline.tsx';
import { Shelf } from './shelf.tsx';
import { SizeTable } from './size-table.tsx';

export const handle: PageHandle = { namespaces: ['resources', 'caseStudies', 'workSample'] };

export default function ResourcesPage() {
  const { t } = useTranslation(['resources']);
  return (
    <>
      <SeoMeta title={t('resources.meta.title')} description={t('resources.meta.description')} />
      <PageHero
        eyebrow={t('resources.hero.eyebrow')}
        title={t('resources.hero.title')}
        lead={t('resources.hero.lead')}
        picture={
          <ReviewedLines
            title={t('resources.sample.title')}
            note={t('resources.sample.note')}
            words={t('resources.sample.words')}
          />
        }
      />
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
      <CallToAction title={t('resources.closing.title')} text={t('resources.closing.text')} />
    </>
  );
}
