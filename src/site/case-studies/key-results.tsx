import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { caseDetails } from './case-details.ts';
import type { CaseStudy } from './cases.ts';
import styles from './key-results.module.css';

/** The three results of a case, beside its headline. */
export function KeyResults({ study: { id } }: { study: CaseStudy }) {
  const { t } = useTranslation(['caseStudy']);
  const parts = t(caseDetails[id].results).split(' | ');
  return (
    <dl className={styles.results} aria-label={t('caseStudy.results')}>
      {[0, 2, 4].map((index) => (
        <div key={parts[index + 1]}>
          <Phrases as="dt">{parts[index + 1] ?? ''}</Phrases>
          <dd>{parts[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
