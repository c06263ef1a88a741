import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import terms from '../../ui/terms.module.css';
import ruledList from '../sections/ruled-list.module.css';
import styles from './security-summary.module.css';
import { useStated } from './use-stated.ts';

/** The questions of a buyer, each with an answer of one or two sentences. */
export function SecuritySummary() {
  const { t } = useTranslation(['security']);
  const c = useContent('security');
  const { dataLocation } = useBootstrapData().config.legal;
  const stated = useStated();
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{c.summary.title}</h2>
      <dl className={`${ruledList.list} ${terms.terms}`}>
        {c.summary.facts.map(({ name, text }) => (
          <div key={name}>
            <Phrases as="dt">{name}</Phrases>
            <Phrases as="dd">{text}</Phrases>
          </div>
        ))}
        <div>
          <Phrases as="dt">{c.summary.location.name}</Phrases>
          <Phrases as="dd">{t('security.summary.location.text', { location: stated(dataLocation) })}</Phrases>
        </div>
      </dl>
      <LinkRow>
        <a href="#protections">{t('security.summary.more', { name: c.protections.title })}</a>
        <a href="#limits">{t('security.summary.more', { name: c.limits.title })}</a>
        <LegalLink page="privacy" anchor="storage">
          {c.summary.privacy}
        </LegalLink>
        <LocalizedLink to={paths.contact()}>{c.summary.documents}</LocalizedLink>
      </LinkRow>
    </section>
  );
}
