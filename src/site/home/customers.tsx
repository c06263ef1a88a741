import { useId } from 'react';
import type { CustomerProof } from '../../config/site-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './proof.module.css';

/** What customers who agreed say: logos, a quote and outcomes. */
export function Customers({ proof: { logos, quote, outcomes } }: { proof: CustomerProof }) {
  const { t } = useTranslation(['home']);
  const isEnglish = useContentLanguage() === 'en';
  const headingId = useId();
  return (
    <section className={styles.customers} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('home.proof.logos')}</h2>
      {logos.length > 0 && (
        <ul className={styles.logos}>
          {logos.map(({ name, image }) => (
            <li key={name}>
              <img src={image} alt={name} height="32" loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.voices}>
        {quote && (
          <figure>
            <blockquote>{isEnglish ? (quote.textEn ?? quote.text) : quote.text}</blockquote>
            <figcaption>{quote.author}</figcaption>
          </figure>
        )}
        {outcomes.map(({ value, label, labelEn }) => (
          <p key={label} className={styles.outcome}>
            <strong>{value}</strong>
            <span>{isEnglish ? (labelEn ?? label) : label}</span>
          </p>
        ))}
      </div>
    </section>
  );
}
