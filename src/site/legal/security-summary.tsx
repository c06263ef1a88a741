import { paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './security-summary.module.css';

const items: { name: TextKey<'security'>; text: TextKey<'security'> }[] = [
  { name: 'security.summary.transport.name', text: 'security.summary.transport.text' },
  { name: 'security.summary.password.name', text: 'security.summary.password.text' },
  { name: 'security.summary.scripts.name', text: 'security.summary.scripts.text' },
  { name: 'security.summary.session.name', text: 'security.summary.session.text' },
  { name: 'security.summary.log.name', text: 'security.summary.log.text' },
  { name: 'security.summary.limits.name', text: 'security.summary.limits.text' },
];

/** The questions of a buyer, each with an answer of one or two sentences. */
export function SecuritySummary() {
  const { t } = useTranslation(['security']);
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('security.summary.title')}</h2>
      <dl>
        {items.map(({ name, text }) => (
          <div key={name}>
            <Phrases as="dt">{t(name)}</Phrases>
            <Phrases as="dd">{t(text)}</Phrases>
          </div>
        ))}
      </dl>
      <p>
        <a href="#protections">{t('security.summary.more', { name: t('security.protections.title') })}</a>
        <a href="#limits">{t('security.summary.more', { name: t('security.limits.title') })}</a>
        <LocalizedLink to={paths.contact()}>{t('security.summary.documents')}</LocalizedLink>
      </p>
    </section>
  );
}
