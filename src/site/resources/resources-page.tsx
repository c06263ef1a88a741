import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandIcon, ChatIcon, ProbeIcon, ProductIcon, QualityIcon, SummaryIcon } from '../../ui/icons.tsx';
import { ReportPicture } from '../../ui/illustrations/drawings.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ReportOutline } from './report-outline.tsx';
import { SizeTable } from './size-table.tsx';

export const handle: PageHandle = { namespaces: ['resources'] };

export default function ResourcesPage() {
  const { t } = useTranslation(['resources']);
  return (
    <>
      <SeoMeta title={t('resources.meta.title')} description={t('resources.meta.description')} />
      <PageHero
        eyebrow={t('resources.hero.eyebrow')}
        title={t('resources.hero.title')}
        lead={t('resources.hero.lead')}
        picture={<ReportPicture peak="second" rests="matters" words={t('resources.hero.picture')} />}
      />
      <Section title={t('resources.shelf.title')} lead={t('resources.shelf.lead')}>
        <CardGrid
          cards={[
            {
              title: t('resources.shelf.lib.title'),
              text: t('resources.shelf.lib.text'),
              icon: <SummaryIcon />,
              to: paths.lib(),
            },
            {
              title: t('resources.shelf.case.title'),
              text: t('resources.shelf.case.text'),
              icon: <ProductIcon />,
              to: paths.caseStudies(),
            },
            {
              title: t('resources.shelf.method.title'),
              text: t('resources.shelf.method.text'),
              icon: <ProbeIcon />,
              to: paths.introduce(),
            },
            {
              title: t('resources.shelf.demo.title'),
              text: t('resources.shelf.demo.text'),
              icon: <QualityIcon />,
              to: paths.experience(),
            },
            {
              title: t('resources.shelf.news.title'),
              text: t('resources.shelf.news.text'),
              icon: <ChatIcon />,
              to: paths.newsList(),
            },
            {
              title: t('resources.shelf.advance.title'),
              text: t('resources.shelf.advance.text'),
              icon: <BrandIcon />,
              to: paths.advances(),
            },
          ]}
        />
      </Section>
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
