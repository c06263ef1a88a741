import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { DiaryPicture, DiscussionPicture, MemberPicture } from '../../ui/illustrations/drawings.ts';
import { ReportPicture } from '../../ui/illustrations/employee-drawings.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { CommunityReport } from '../reports/reports.tsx';
import { Faq } from '../sections/faq.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Figures } from '../sections/stats.tsx';
import { Steps } from '../sections/steps.tsx';

export const handle: PageHandle = { namespaces: ['bbs', 'report', ...applyNamespaces] };

export default function CommunityPage() {
  const { t } = useTranslation(['bbs', 'site']);
  const c = useContent('bbs');
  return (
    <>
      <SeoMeta title={t('bbs.meta.title')} description={t('bbs.meta.description')} />
      <PageHero
        isOffer
        eyebrow={t('bbs.hero.eyebrow')}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        title={t('bbs.hero.title')}
        lead={t('bbs.hero.lead')}
        picture={<MemberPicture words={t('bbs.hero.picture')} />}
      />
      <Figures
        title={t('bbs.facts.title')}
        figures={[
          { label: t('bbs.facts.members.label'), value: t('bbs.facts.members.value') },
          { label: t('bbs.facts.weeks.label'), value: t('bbs.facts.weeks.value') },
          { label: t('bbs.facts.posts.label'), value: t('bbs.facts.posts.value') },
        ]}
        note={t('bbs.facts.note')}
      />
      <Section title={t('bbs.extract.title')} lead={t('bbs.extract.lead')}>
        <CommunityReport {...c.extract} />
      </Section>
      <FeatureRow
        title={t('bbs.diary.title')}
        text={t('bbs.diary.text')}
        points={[t('bbs.diary.point1'), t('bbs.diary.point2'), t('bbs.diary.point3')]}
        picture={<DiaryPicture words={t('bbs.diary.picture')} />}
      />
      <FeatureRow
        title={t('bbs.talk.title')}
        text={t('bbs.talk.text')}
        points={[t('bbs.talk.point1'), t('bbs.talk.point2'), t('bbs.talk.point3')]}
        picture={<DiscussionPicture words={t('bbs.talk.picture')} />}
      />
      <FeatureRow
        title={t('bbs.report.title')}
        text={t('bbs.report.text')}
        points={[t('bbs.report.point1'), t('bbs.report.point2'), t('bbs.report.point3')]}
        picture={<ReportPicture words={t('bbs.report.picture')} />}
      />
      <Section title={t('bbs.how.title')} lead={t('bbs.how.lead')} tone="sunken">
        <Steps
          steps={[
            { title: t('bbs.how.recruit.title'), text: t('bbs.how.recruit.text') },
            { title: t('bbs.how.warm.title'), text: t('bbs.how.warm.text') },
            { title: t('bbs.how.explore.title'), text: t('bbs.how.explore.text') },
            { title: t('bbs.how.close.title'), text: t('bbs.how.close.text') },
          ]}
        />
      </Section>
      <Section title={t('bbs.faq.title')}>
        <Faq
          items={[
            { question: t('bbs.faq.size.question'), answer: t('bbs.faq.size.answer') },
            { question: t('bbs.faq.quiet.question'), answer: t('bbs.faq.quiet.answer') },
            { question: t('bbs.faq.data.question'), answer: t('bbs.faq.data.answer') },
          ]}
        />
      </Section>
      <RegisterClosing title={t('bbs.closing.title')} text={t('bbs.closing.text')} product="community" />
    </>
  );
}
