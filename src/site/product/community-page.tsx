import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { CommunityReport } from '../reports/reports.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';
import { MemberDiary } from './member-diary.tsx';

export const handle: PageHandle = { namespaces: ['report', ...applyNamespaces] };

export default function CommunityPage() {
  const { t } = useTranslation(['site']);
  const c = useContent('bbs');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        isOffer
        {...c.hero}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        picture={<MemberDiary {...c.member} />}
      />
      <Section title={c.tools.title}>
        <CardGrid cards={[c.diary, c.talk, c.report]} />
      </Section>
      <Section title={c.extract.title} lead={c.extract.lead}>
        <CommunityReport {...c.extract} />
      </Section>
      <Section title={c.how.title} tone="sunken">
        <Steps steps={c.how.steps} />
      </Section>
      <RegisterClosing {...c.closing} product="community" />
    </>
  );
}
