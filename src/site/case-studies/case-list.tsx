import { useLocation } from 'react-router';
import { fromList } from '../../app/list-origin.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import card from './case-card.module.css';
import styles from './case-list.module.css';
import { type CaseStudy, industryNames, shortBase } from './cases.ts';
import { StaticCasePicture } from './static-charts.ts';

interface CaseListProps {
  cases: readonly CaseStudy[];
  /** The address of this list. */
  path: string;
}

/** Cases by their finding and their chart. The first one is the largest. */
export function CaseList({ cases, path }: CaseListProps) {
  const { t } = useTranslation(['caseStudies']);
  const location = useLocation();
  return (
    <ul className={styles.list}>
      {cases.map((study, index) => (
        <li key={study.id}>
          <article className={card.card}>
            <p className={styles.eyebrow}>
              <span>{t(industryNames[study.industry])}</span>
              {t(study.topic)}
            </p>
            <h3>
              <LocalizedLink to={paths.caseStudy(study.id)} state={fromList(path, location)}>
                <Phrases as="span">{t(study.finding)}</Phrases>
              </LocalizedLink>
            </h3>
            <Phrases as="p" className={styles.question}>
              {t(study.question)}
            </Phrases>
            <div className={styles.chart}>
              <p className={styles.title}>
                <Phrases as="span">{t(study.chartTitle)}</Phrases>
                <span>{t('caseStudies.sampleData')}</span>
              </p>
              <StaticCasePicture
                key={index === 0 ? 'responsive' : 'narrow'}
                study={study}
                shape={index === 0 ? 'responsive' : 'narrow'}
              />
              <Phrases as="p" className={styles.base}>
                {shortBase(t(study.chartBase))}
              </Phrases>
            </div>
            <p className={card.read} aria-hidden="true">
              {t('caseStudies.list.read')}
              <ArrowIcon />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
