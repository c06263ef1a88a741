import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import section from '../sections/section.module.css';
import { Section } from '../sections/section.tsx';
import type { Use } from './case-facts.ts';
import styles from './case-results.module.css';

interface CaseResultsProps {
  found: readonly string[];
  changed: readonly string[];
  steps: readonly string[];
  uses: readonly Use[];
}

/** What a case found and changed, and how it was done. */
export function CaseResults({ found, changed, steps, uses }: CaseResultsProps) {
  const { t } = useTranslation(['caseStudy', 'site']);
  return (
    <>
      <section className={section.section} data-filled="">
        <div className={`${split.split} ${styles.columns}`} data-reveal="">
          <div>
            <h2>{t('caseStudy.found')}</h2>
            <ol className={styles.found}>
              {found.map((text) => (
                <li key={text}>
                  <Phrases as="span">{text}</Phrases>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h2>{t('caseStudy.changed')}</h2>
            <ul className={styles.changed}>
              {changed.map((text) => (
                <li key={text}>
                  <CheckIcon />
                  <Phrases as="span">{text}</Phrases>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <Section title={t('caseStudy.steps')}>
        <ol className={styles.steps}>
          {steps.map((text) => (
            <li key={text}>
              <Phrases as="span">{text}</Phrases>
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
