import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { caseDetails } from './case-details.ts';
import styles from './case-facts.module.css';
import type { CaseStudy } from './cases.ts';

/** The results of a case, and its sample, time and method. */
export function CaseFacts({ study: { id } }: { study: CaseStudy }) {
  const { t } = useTranslation(['caseStudy']);
  const { results, sample, time, instruments } = caseDetails[id];
  const parts = t(results).split(' | ');
  const figures = [0, 2, 4].map((index) => ({ value: parts[index], text: parts[index + 1] ?? '' }));
  const facts = [
    { name: t('caseStudy.sample'), text: t(sample) },
    { name: t('caseStudy.time'), text: t(time) },
    { name: t('caseStudy.instruments'), text: t(instruments) },
  ];
  return (
    <section className={styles.strip} data-filled="" aria-label={t('caseStudy.facts')}>
      <dl className={styles.results} aria-label={t('caseStudy.results')}>
        {figures.map(({ value, text }) => (
          <div key={text}>
            <Phrases as="dt">{text}</Phrases>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
