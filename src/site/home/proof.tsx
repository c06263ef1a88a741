import { useId } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Customers } from './customers.tsx';
import styles from './proof.module.css';

const facts: { title: TextKey<'home'>; text: TextKey<'home'> }[] = [
  { title: 'home.proof.quality.title', text: 'home.proof.quality.text' },
  { title: 'home.proof.sample.title', text: 'home.proof.sample.text' },
  { title: 'home.proof.privacy.title', text: 'home.proof.privacy.text' },
  { title: 'home.proof.security.title', text: 'home.proof.security.text' },
];

/** Why visitors can trust the data: customers where some are configured, and how research is done. */
export function Proof() {
  const { t } = useTranslation(['home']);
  const { customerProof } = useBootstrapData().config;
  const headingId = useId();
  if (customerProof) return <Customers proof={customerProof} />;
  return (
    <section className={styles.proof} aria-labelledby={headingId}>
      <Phrases as="h2" id={headingId}>
        {t('home.proof.title')}
      </Phrases>
      <dl className={styles.facts}>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <Phrases as="dd">{t(text)}</Phrases>
          </div>
        ))}
      </dl>
    </section>
  );
}
