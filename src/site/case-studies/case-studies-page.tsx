import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { FilterLinks } from '../search/filter-links.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { CaseList } from './case-list.tsx';
import styles from './case-studies-page.module.css';
import { cases, industries, industryNames } from './cases.ts';

export const handle: PageHandle = { namespaces: ['caseStudies'], searchParams: ['industry'] };

export default function CaseStudiesPage() {
  const { t } = useTranslation(['caseStudies']);
  const [search] = useSearchParams();
  const chosen = industries.find((industry) => industry === search.get('industry'));
  return (
    <>
      <SeoMeta title={t('caseStudies.meta.title')} description={t('caseStudies.meta.description')} />
      <PageHero
        eyebrow={t('caseStudies.hero.eyebrow')}
        title={t('caseStudies.hero.title')}
        lead={t('caseStudies.hero.lead')}
        actions={null}
      />
      <section className={styles.list} aria-labelledby="cases">
        <h2 id="cases" className="visually-hidden">
          {t('caseStudies.list.title')}
        </h2>
        <div className={styles.filter}>
          <FilterLinks
            label={t('caseStudies.list.filter')}
            choices={([undefined, ...industries] as const).map((industry) => ({
              to: paths.caseStudies(industry),
              text: t(industryNames[industry ?? 'all']),
              count: cases.filter((study) => !industry || study.industry === industry).length,
              isChosen: industry === chosen,
            }))}
          />
        </div>
        <CaseList
          path={paths.caseStudies(chosen)}
          cases={cases.filter(({ industry }) => !chosen || industry === chosen)}
        />
      </section>
      <CallToAction
        title={t('caseStudies.closing.title')}
        text={t('caseStudies.closing.text')}
        actions={
          <>
            <ActionLink to={paths.apply()}>{t('caseStudies.closing.action')}</ActionLink>
            <ActionLink to={paths.quote()} kind="secondary">
              {t('caseStudies.closing.quote')}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
