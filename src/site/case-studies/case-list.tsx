import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './case-studies-page.module.css';
import { type CaseStudy, industryNames } from './cases.tsx';

/** Cases by their question, with expandable details. */
export function CaseList({ cases }: { cases: readonly CaseStudy[] }) {
  const { t } = useTranslation(['caseStudies', 'site']);
  return (
    <ul className={styles.list}>
      {cases.map(({ industry, title, picture, question, method, outcome, uses }) => (
        <li key={title}>
          <article className={styles.case}>
            <div className={styles.picture}>{picture}</div>
            <p className={styles.industry}>{t(industryNames[industry])}</p>
            <h3>{t(title)}</h3>
            <p className={styles.question}>{t(question)}</p>
            <details suppressHydrationWarning>
              <summary>
                {t('caseStudies.list.details')}
                <span className="visually-hidden">{t(title)}</span>
                <ChevronIcon />
              </summary>
              <dl>
                <dt>{t('caseStudies.list.method')}</dt>
                <dd>{t(method)}</dd>
                <dt>{t('caseStudies.list.outcome')}</dt>
                <dd>{t(outcome)}</dd>
                <dt>{t('caseStudies.list.uses')}</dt>
                <dd className={styles.uses}>
                  {uses.map(({ name, to }) => (
                    <LocalizedLink key={name} to={to}>
                      {t(name)}
                    </LocalizedLink>
                  ))}
                </dd>
              </dl>
            </details>
          </article>
        </li>
      ))}
    </ul>
  );
}
