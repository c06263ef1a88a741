import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { caseDetails } from './case-details.ts';
import styles from './case-facts.module.css';
import type { CaseStudy } from './cases.ts';

/** Sample, time and method of a case. */
export function CaseFacts({ study: { id } }: { study: CaseStudy }) {
  const { t } = useTranslation(['caseStudy']);
  const { sample, time, instruments } = caseDetails[id];
  const facts = [
    { name: t('caseStudy.sample'), text: t(sample) },
    { name: t('caseStudy.time'), text: t(time) },
    { name: t('caseStudy.instruments'), text: t(instruments) },
  ];
  return (
    <section aria-label={t('caseStudy.facts')}>
      <dl className={styles.facts}>
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
