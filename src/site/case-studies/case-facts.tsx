import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { caseDetails } from './case-details.ts';
import styles from './case-facts.module.css';
import { type CaseStudy, industryNames } from './cases.ts';

/** Industry, sample, time and method of a case. */
export function CaseFacts({ study: { id, industry } }: { study: CaseStudy }) {
  const { t } = useTranslation(['caseStudies', 'caseStudy']);
  const { sample, time, instruments } = caseDetails[id];
  const facts = [
    { name: t('caseStudy.industry'), text: t(industryNames[industry]) },
    { name: t('caseStudy.sample'), text: t(sample) },
    { name: t('caseStudy.time'), text: t(time) },
    { name: t('caseStudy.instruments'), text: t(instruments) },
  ];
  return (
    <section className={styles.strip} data-filled="" aria-label={t('caseStudy.facts')}>
      <dl>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Phrases as="dd">{text}</Phrases>
          </div>
        ))}
      </dl>
    </section>
  );
}
