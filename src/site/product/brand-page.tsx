import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { SentimentPicture, TrendPicture, UpliftPicture } from '../../ui/illustrations/brand-drawings.ts';
import { FunnelPicture } from '../../ui/illustrations/product-drawings.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { BrandReport } from '../reports/reports.tsx';
import { Bento } from '../sections/bento.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';

export const handle: PageHandle = { namespaces: ['brand', 'report', ...applyNamespaces] };

export default function BrandPage() {
  const { t } = useTranslation(['brand', 'site']);
  const methods = [t('brand.choose.media'), t('brand.choose.social'), t('brand.choose.health')].map(
    (values) => values.split(' | '),
  );
  return (
    <>
      <SeoMeta title={t('brand.meta.title')} description={t('brand.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('brand.hero.eyebrow')}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        title={t('brand.hero.title')}
        lead={t('brand.hero.lead')}
        picture={<TrendPicture of="mentions" words={t('brand.hero.picture')} />}
      />
      <Bento
        title={t('brand.bento.title')}
        lead={t('brand.bento.lead')}
        features={[
          {
            id: 'media-force',
            title: t('brand.media.title'),
            text: t('brand.media.text'),
            points: [t('brand.media.point1'), t('brand.media.point2'), t('brand.media.point3')],
            picture: <UpliftPicture words={t('brand.media.picture')} />,
          },
          {
            id: 'social-track',
            title: t('brand.social.title'),
            text: t('brand.social.text'),
            points: [t('brand.social.point1'), t('brand.social.point2'), t('brand.social.point3')],
            picture: <SentimentPicture words={t('brand.social.picture')} />,
          },
          {
            title: t('brand.health.title'),
            text: t('brand.health.text'),
            points: [t('brand.health.point1'), t('brand.health.point2'), t('brand.health.point3')],
            picture: <FunnelPicture words={t('brand.health.picture')} />,
          },
        ]}
      />
      <Section title={t('brand.extract.title')} lead={t('brand.extract.lead')}>
        <BrandReport
          finding={t('brand.extract.finding')}
          words={t('brand.extract.words')}
          sample={t('brand.extract.sample')}
          period={t('brand.extract.period')}
          scale={t('brand.extract.scale')}
          points={[t('brand.extract.point1'), t('brand.extract.point2'), t('brand.extract.point3')]}
        />
      </Section>
      <Comparison
        title={t('brand.choose.title')}
        lead={t('brand.choose.lead')}
        rows={[
          { name: t('brand.media.title') },
          { name: t('brand.social.title'), to: paths.introduce('hear') },
          { name: t('brand.health.title'), to: paths.caseStudy('tracker') },
        ]}
        columns={t('brand.choose.aspects')
          .split(' | ')
          .map((name, index) => ({ name, values: methods.map((values) => values[index] ?? '') }))}
      />
      <Section title={t('brand.how.title')} lead={t('brand.how.lead')} tone="sunken">
        <Steps
          steps={[
            { title: t('brand.how.frame.title'), text: t('brand.how.frame.text') },
            { title: t('brand.how.base.title'), text: t('brand.how.base.text') },
            { title: t('brand.how.track.title'), text: t('brand.how.track.text') },
            { title: t('brand.how.act.title'), text: t('brand.how.act.text') },
          ]}
        />
      </Section>
      <Section title={t('brand.faq.title')}>
        <Faq
          items={[
            { question: t('brand.faq.platforms.question'), answer: t('brand.faq.platforms.answer') },
            { question: t('brand.faq.compare.question'), answer: t('brand.faq.compare.answer') },
            { question: t('brand.faq.sample.question'), answer: t('brand.faq.sample.answer') },
          ]}
        />
      </Section>
      <RegisterClosing title={t('brand.closing.title')} text={t('brand.closing.text')} product="brand" />
    </>
  );
}
