import { useText } from '../../i18n/use-text.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './case-page.module.css';
import { type CaseStudy, industryNames } from './cases.ts';

/** Cases by their question; how it was answered unfolds. */
export function CaseList({ cases }: { cases: readonly CaseStudy[] }) {
  const t = useText('caseStudies');
  return (
    <ul className={styles.list}>
      {cases.map(({ industry, title, question, method, outcome }) => (
        <li key={title}>
          <article className={styles.case}>
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
              </dl>
            </details>
          </article>
        </li>
      ))}
    </ul>
  );
}
