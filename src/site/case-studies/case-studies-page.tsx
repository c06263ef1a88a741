import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { ReportPicture } from '../../ui/illustrations/evidence.tsx';
import { FilterLinks } from '../search/filter-links.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { CaseList } from './case-list.tsx';
import styles from './case-studies-page.module.css';
import { cases, industries, industryNames } from './cases.tsx';

export const handle: PageHandle = { namespaces: ['caseStudies'], searchParams: ['industry'] };

export default function CaseStudiesPage() {
  const { t } = useTranslation(['caseStudies']);
  const [search] = useSearchParams();
  const chosen = industries.find((industry) => industry === search.get('industry')) ?? 'all';
  return (
    <>
      <SeoMeta title={t('caseStudies.meta.title')} description={t('caseStudies.meta.description')} />
      <PageHero
        eyebrow={t('caseStudies.hero.eyebrow')}
        title={t('caseStudies.hero.title')}
        lead={t('caseStudies.hero.lead')}
        picture={<ReportPicture words={t('caseStudies.hero.picture')} />}
      />
      <Section title={t('caseStudies.list.title')} lead={t('caseStudies.list.lead')}>
        <div className={styles.filter}>
          <FilterLinks
            label={t('caseStudies.list.filter')}
            choices={(['all', ...industries] as const).map((industry) => ({
              to: paths.caseStudies(industry === 'all' ? undefined : industry),
              text: t(industryNames[industry]),
              isChosen: industry === chosen,
            }))}
          />
        </div>
        <CaseList cases={cases.filter(({ industry }) => chosen === 'all' || industry === chosen)} />
      </Section>
      <CallToAction title={t('caseStudies.closing.title')} text={t('caseStudies.closing.text')} />
    </>
  );
}
