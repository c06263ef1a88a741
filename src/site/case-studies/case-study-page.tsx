import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useListOrigin } from '../../app/list-origin.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { htmlLanguage } from '../../i18n/languages.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { type CaseId, caseIds, isCaseId } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { BackIcon } from '../../ui/back-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import text from '../../ui/text.module.css';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SiblingLinks } from '../sections/sibling-links.tsx';
import { StructuredData, useAbsolute } from '../seo/structured-data.tsx';
import { usePublisher } from '../seo/use-publisher.ts';
import { caseFacts } from './case-facts.ts';
import { CaseResults } from './case-results.tsx';
import styles from './case-study-page.module.css';
import { loadCaseFigure, StaticCaseFigure } from './static-case-figure.ts';

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

export const handle: PageHandle = { namespaces: ['caseStudies'] };

export default function CaseStudyPage() {
  const { id } = useParams();
  return isCaseId(id) && <Content key={id} id={id} />;
}

function Content({ id }: { id: CaseId }) {
  const list = useContent('caseStudies');
  const c = useContent('caseStudy');
  const language = useLanguage();
  const absolute = useAbsolute();
  const publisher = usePublisher();
  const origin = useListOrigin();
  const { topic, finding, question, results } = list.item[id];
  const study = c.item[id];
  const parent = {
    name: list.hero.eyebrow,
    path: origin?.path ?? paths.caseStudies(),
    state: origin && { scrollKey: origin.scrollKey },
  };
  const facts = [
    { name: c.sample, text: study.sample },
    { name: c.time, text: study.time },
    { name: c.instruments, text: study.instruments },
  ];
  const sibling = (step: 1 | -1, label: string) => {
    const to = caseIds.at((caseIds.indexOf(id) + step) % caseIds.length) ?? id;
    return { label, title: list.item[to].finding, to: paths.caseStudy(to) };
  };
  return (
    <>
      <SeoMeta {...study.meta} type="article" />
      <StructuredData
        data={
          import.meta.env.SSR && {
            '@context': 'https://schema.org',
            '@type': 'Article',
            headline: finding,
            description: study.meta.description,
            inLanguage: htmlLanguage(language),
            mainEntityOfPage: absolute(paths.caseStudy(id)),
            publisher,
          }
        }
      />
      <div className={styles.head}>
        <PageHero
          eyebrow={topic}
          parent={parent}
          name={finding}
          title={finding}
          lead={question}
          actions={<span className={text.note}>{c.notice}</span>}
          picture={
            <dl className={styles.numbers} aria-label={c.results}>
              {results.map(({ figure, text }) => (
                <div key={text}>
                  <Phrases as="dt">{text}</Phrases>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          }
        />
      </div>
      <div className={`${split.split} ${styles.evidence}`}>
        <section className={styles.background} aria-labelledby="background">
          <h2 id="background">{c.background}</h2>
          <Phrases as="p">{study.background}</Phrases>
        </section>
        <StaticCaseFigure id={id} {...study.chart} />
        <section className={styles.reading} aria-labelledby="reading">
          <h3 id="reading">{c.read}</h3>
          <Phrases as="p">{study.reading}</Phrases>
        </section>
        <section aria-label={c.facts} className={styles.facts}>
          <FactList facts={facts} kind="grid" />
        </section>
      </div>
      <CaseResults {...study} uses={caseFacts[id].uses} />
      <CallToAction
        {...c.closing}
        actions={
          <>
            <ActionLink to={paths.apply(caseFacts[id].topic)}>{c.apply}</ActionLink>
            <ActionLink to={paths.contact()} kind="secondary">
              {c.talk}
            </ActionLink>
          </>
        }
      />
      <div className={styles.onward} data-screen="">
        <Button as={LocalizedLink} kind="quiet" to={parent.path} state={parent.state}>
          <BackIcon />
          {c.back}
        </Button>
        <SiblingLinks
          label={c.siblings}
          previous={sibling(-1, c.previous)}
          next={sibling(1, c.next)}
          state={origin && { listOrigin: origin }}
        />
      </div>
    </>
  );
}
