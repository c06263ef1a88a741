import { useLocation } from 'react-router';
import { fromList } from '../../app/list-origin.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import type { CaseId } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import text from '../../ui/text.module.css';
import { caseFacts } from './case-facts.ts';
import styles from './case-list.module.css';
import { StaticCaseChart } from './static-case-figure.ts';

/** The cases that show their results: the first ones of a list. */
const shownCharts = 2;

interface CaseListProps {
  ids: readonly CaseId[];
  /** The address of this list. */
  path: string;
}

/** Each case in the order of a decision: the question, who was asked, the number, what was done. The whole card is clickable. */
export function CaseList({ ids, path }: CaseListProps) {
  const c = useContent('caseStudies');
  const location = useLocation();
  return (
    <ul className={styles.list}>
      {ids.map((id, index) => {
        const { topic, question, decision, results, base } = c.item[id];
        const [result] = results;
        return (
          <li key={id}>
            <article className={card.linked}>
              {index < shownCharts && (
                <div className={styles.chart}>
                  <StaticCaseChart id={id} />
                </div>
              )}
              <div className={styles.text}>
                <p className={text.eyebrow}>
                  {c.industry[caseFacts[id].industry]} · {topic}
                </p>
                <Phrases as="p">{question}</Phrases>
                <p className={text.note}>{base}</p>
                {result && (
                  <p className={styles.result}>
                    <b>{result.figure}</b>
                    <Phrases as="span">{result.text}</Phrases>
                  </p>
                )}
                <h3>
                  <LocalizedLink to={paths.caseStudy(id)} state={fromList(path, location)}>
                    <Phrases as="span">{decision}</Phrases>
                  </LocalizedLink>
                  <ArrowIcon />
                </h3>
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
