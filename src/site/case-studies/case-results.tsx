import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Section } from '../sections/section.tsx';
import type { CaseDetails } from './case-details.ts';
import styles from './case-results.module.css';

/** What a case found and changed, and how it was done. */
export function CaseResults({ details: { found, changed, steps, uses } }: { details: CaseDetails }) {
  const { t } = useTranslation(['caseStudy', 'site']);
  return (
    <>
      <section className={styles.results} data-filled="">
        <div className={styles.columns} data-reveal="">
          <div>
            <h2>{t('caseStudy.found')}</h2>
            <ol className={styles.found}>
              {found.map((key) => (
                <li key={key}>
                  <Phrases as="span">{t(key)}</Phrases>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h2>{t('caseStudy.changed')}</h2>
            <ul className={styles.changed}>
              {changed.map((key) => (
                <li key={key}>
                  <CheckIcon />
                  <Phrases as="span">{t(key)}</Phrases>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <Section title={t('caseStudy.steps')}>
        <ol className={styles.steps}>
          {steps.map((key) => (
            <li key={key}>
              <Phrases as="span">{t(key)}</Phrases>
            </li>
          ))}
        </ol>
        <div className={styles.uses}>
          <h3>{t('caseStudy.uses')}</h3>
          <ul>
            {uses.map(({ name, to }) => (
              <li key={name}>
                <LocalizedLink to={to}>{t(name)}</LocalizedLink>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}
