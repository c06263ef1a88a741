import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CaseId } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import card from '../case-studies/case-card.module.css';
import { cases, shortBase } from '../case-studies/cases.ts';
import { ResultLines } from '../case-studies/result-lines.tsx';
import { StaticCasePicture } from '../case-studies/static-charts.ts';
import styles from './industry-list.module.css';

interface Industry {
  title: string;
  text: string;
  icon: ReactNode;
  /** The case that stands for the industry. */
  caseId: CaseId;
  /** Two figures with what they are, separated by `|`. They replace the chart on phones. */
  figures?: string;
}

/** Industries with what is studied in them, and the finding and chart of a typical project. */
export function IndustryList({ industries }: { industries: readonly Industry[] }) {
  const { t } = useTranslation(['caseStudies', 'solutions']);
  return (
    <ul className={styles.list}>
      {industries.map(({ title, text, icon, caseId, figures }) => {
        const study = cases.find(({ id }) => id === caseId);
        if (!study) return null;
        return (
          <li key={caseId} className={card.card}>
            <h3 className={styles.name}>
              <span className={styles.icon}>{icon}</span>
              {title}
            </h3>
            <Phrases as="p" className={styles.text}>
              {text}
            </Phrases>
            <div className={styles.proof}>
              <p className={styles.sample}>
                {t(study.topic)}
                <span>{t('caseStudies.sampleData')}</span>
              </p>
              <Phrases as="p" className={styles.finding}>
                {t(study.finding)}
              </Phrases>
              {figures && (
                <div className={styles.figures}>
                  <ResultLines words={figures} size="small" />
                </div>
              )}
              <div className={styles.chart}>
                <Phrases as="p">{t(study.chartTitle)}</Phrases>
                <StaticCasePicture study={study} shape="narrow" />
              </div>
              <Phrases as="p" className={styles.base}>
                {shortBase(t(study.chartBase))}
              </Phrases>
            </div>
            <p className={card.read}>
              <LocalizedLink to={paths.caseStudy(caseId)}>
                {t('solutions.industries.link')}
                <span className="visually-hidden"> {t(study.finding)}</span>
                <ArrowIcon />
              </LocalizedLink>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
