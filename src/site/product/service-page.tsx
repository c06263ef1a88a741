import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { NpsPicture } from '../../ui/illustrations/product-drawings.ts';
import { AlertPicture, JourneyPicture, RepairTrendPicture } from '../../ui/illustrations/service-drawings.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { ServiceReport } from '../reports/reports.tsx';
import { Faq } from '../sections/faq.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Statement } from '../sections/statement.tsx';
import { Steps } from '../sections/steps.tsx';
import { Story } from '../sections/story.tsx';

export const handle: PageHandle = { namespaces: ['serviceExperience', 'report', ...applyNamespaces] };

export default function ServiceExperiencePage() {
  const { t } = useTranslation(['serviceExperience', 'site']);
  const c = useContent('serviceExperience');
  return (
    <>
      <SeoMeta
        title={t('serviceExperience.meta.title')}
        description={t('serviceExperience.meta.description')}
      />
      <PageHero
        isOffer
        eyebrow={t('serviceExperience.hero.eyebrow')}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        title={t('serviceExperience.hero.title')}
        lead={t('serviceExperience.hero.lead')}
        picture={<JourneyPicture words={t('serviceExperience.hero.picture')} />}
      />
      <Statement
        title={t('serviceExperience.statement.title')}
        text={t('serviceExperience.statement.text')}
      />
      <FeatureRow
        id="iw-nps"
        title={t('serviceExperience.nps.title')}
        text={t('serviceExperience.nps.text')}
        points={[
          t('serviceExperience.nps.point1'),
          t('serviceExperience.nps.point2'),
          t('serviceExperience.nps.point3'),
        ]}
        picture={<NpsPicture words={t('serviceExperience.nps.picture')} />}
      />
      <Section title={t('serviceExperience.extract.title')} lead={t('serviceExperience.extract.lead')}>
        <ServiceReport {...c.extract} />
      </Section>
      <Story
        title={t('serviceExperience.story.title')}
        lead={t('serviceExperience.story.lead')}
        features={[
          {
            title: t('serviceExperience.loop.title'),
            text: t('serviceExperience.loop.text'),
            points: [
              t('serviceExperience.loop.point1'),
              t('serviceExperience.loop.point2'),
              t('serviceExperience.loop.point3'),
            ],
            picture: <AlertPicture words={t('serviceExperience.loop.picture')} />,
          },
          {
            title: t('serviceExperience.journey.title'),
            text: t('serviceExperience.journey.text'),
            points: [
              t('serviceExperience.journey.point1'),
              t('serviceExperience.journey.point2'),
              t('serviceExperience.journey.point3'),
            ],
            picture: <RepairTrendPicture words={t('serviceExperience.journey.picture')} />,
          },
        ]}
      />
      <Section title={t('serviceExperience.how.title')} lead={t('serviceExperience.how.lead')}>
        <Steps
          steps={[
            { title: t('serviceExperience.how.map.title'), text: t('serviceExperience.how.map.text') },
            { title: t('serviceExperience.how.build.title'), text: t('serviceExperience.how.build.text') },
            { title: t('serviceExperience.how.pilot.title'), text: t('serviceExperience.how.pilot.text') },
            { title: t('serviceExperience.how.roll.title'), text: t('serviceExperience.how.roll.text') },
          ]}
        />
      </Section>
      <Section title={t('serviceExperience.faq.title')}>
        <Faq
          items={[
            {
              question: t('serviceExperience.faq.disturb.question'),
              answer: t('serviceExperience.faq.disturb.answer'),
            },
            {
              question: t('serviceExperience.faq.connect.question'),
              answer: t('serviceExperience.faq.connect.answer'),
            },
            {
              question: t('serviceExperience.faq.score.question'),
              answer: t('serviceExperience.faq.score.answer'),
            },
          ]}
        />
      </Section>
      <RegisterClosing
        title={t('serviceExperience.closing.title')}
        text={t('serviceExperience.closing.text')}
        product="service"
      />
    </>
  );
}
