import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useListOrigin } from '../../app/list-origin.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { htmlLanguage } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isCaseId } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { BackIcon } from '../../ui/back-icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SiblingLinks } from '../sections/sibling-links.tsx';
import { StructuredData, useAbsolute } from '../seo/structured-data.tsx';
import { usePublisher } from '../seo/use-publisher.ts';
import { caseDetails } from './case-details.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseResults } from './case-results.tsx';
import styles from './case-study-page.module.css';
import { type CaseStudy, cases } from './cases.ts';
import { ResultLines } from './result-lines.tsx';
import { loadCaseFigure, StaticCaseFigure } from './static-charts.ts';

/** Responds with 404 for an unknown id. */
function load({ params }: LoaderFunctionArgs): null {
  if (!isCaseId(params.id)) throw data(null, { status: 404 });
  return null;
}

export const loader = load;

/** Loads the chart before the address changes, so that the address never stands over the previous case. */
export async function clientLoader(args: LoaderFunctionArgs): Promise<null> {
  load(args);
  await loadCaseFigure();
  return null;
}

export const handle: PageHandle = { namespaces: ['caseStudies', 'caseStudy'] };

export default function CaseStudyPage() {
  const { id } = useParams();
  const index = cases.findIndex((study) => study.id === id);
  const study = cases[index];
  return (
    study && (
      <Content
        key={study.id}
        study={study}
        previous={cases.at(index - 1)}
        next={cases[(index + 1) % cases.length]}
      />
    )
  );
}

interface ContentProps {
  study: CaseStudy;
  previous: CaseStudy | undefined;
  next: CaseStudy | undefined;
}

function Content({ study, previous, next }: ContentProps) {
  const { t } = useTranslation(['caseStudies', 'caseStudy']);
  const language = useLanguage();
  const absolute = useAbsolute();
  const publisher = usePublisher();
  const origin = useListOrigin();
  const list = origin?.path ?? paths.caseStudies();
  const listState = origin && { scrollKey: origin.scrollKey };
  const details = caseDetails[study.id];
  const path = paths.caseStudy(study.id);
  const sibling = (of: CaseStudy | undefined, label: string) =>
    of && { label, title: t(of.finding), to: paths.caseStudy(of.id) };
  return (
    <>
      <SeoMeta title={t(details.metaTitle)} description={t(details.metaDescription)} type="article" />
      <StructuredData
        data={
          import.meta.env.SSR && {
            '@context': 'https://schema.org',
            '@type': 'Article',
            headline: t(study.finding),
            description: t(details.metaDescription),
            inLanguage: htmlLanguage(language),
            mainEntityOfPage: absolute(path),
            publisher,
          }
        }
      />
      <div className={styles.head}>
        <PageHero
          eyebrow={t(study.topic)}
          parent={{ name: t('caseStudies.hero.eyebrow'), path: list, state: listState }}
          name={t(study.finding)}
          title={t(study.finding)}
          lead={t(study.question)}
          actions={<span className={styles.notice}>{t('caseStudy.notice')}</span>}
          picture={<ResultLines words={t(details.results)} label={t('caseStudy.results')} size="large" />}
        />
      </div>
      <div className={styles.evidence}>
        <section className={styles.background} aria-labelledby="background">
          <h2 id="background">{t('caseStudy.background')}</h2>
          <Phrases as="p">{t(details.background)}</Phrases>
        </section>
        <StaticCaseFigure study={study} />
        <section className={styles.reading} aria-labelledby="reading">
          <h3 id="reading">{t('caseStudy.read')}</h3>
          <Phrases as="p">{t(details.reading)}</Phrases>
        </section>
        <CaseFacts study={study} />
      </div>
      <CaseResults details={details} />
      <CallToAction
        title={t('caseStudy.closing.title')}
        text={t('caseStudy.closing.text')}
        actions={
          <>
            <ActionLink to={paths.apply(details.topic)}>{t('caseStudy.apply')}</ActionLink>
            <ActionLink to={paths.contact()} kind="secondary">
              {t('caseStudy.talk')}
            </ActionLink>
          </>
        }
      />
      <div className={styles.onward}>
        <LocalizedLink to={list} state={listState} className={styles.back}>
          <BackIcon />
          {t('caseStudy.back')}
        </LocalizedLink>
        <SiblingLinks
          label={t('caseStudy.siblings')}
          previous={sibling(previous, t('caseStudy.previous'))}
          next={sibling(next, t('caseStudy.next'))}
          state={origin && { listOrigin: origin }}
        />
      </div>
    </>
  );
}
