import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import terms from '../../ui/terms.module.css';
import ruledList from '../sections/ruled-list.module.css';
import styles from './security-summary.module.css';
import { useStated } from './use-stated.ts';

const items: { name: TextKey<'security'>; text: TextKey<'security'> }[] = [
  { name: 'security.summary.transport.name', text: 'security.summary.transport.text' },
  { name: 'security.summary.password.name', text: 'security.summary.password.text' },
  { name: 'security.summary.scripts.name', text: 'security.summary.scripts.text' },
  { name: 'security.summary.session.name', text: 'security.summary.session.text' },
  { name: 'security.summary.log.name', text: 'security.summary.log.text' },
];

/** The questions of a buyer, each with an answer of one or two sentences. */
export function SecuritySummary() {
  const { t } = useTranslation(['legal', 'security']);
  const { dataLocation } = useBootstrapData().config.legal;
  const stated = useStated();
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('security.summary.title')}</h2>
      <dl className={`${ruledList.list} ${terms.terms}`}>
        {items.map(({ name, text }) => (
          <div key={name}>
            <Phrases as="dt">{t(name)}</Phrases>
            <Phrases as="dd">{t(text)}</Phrases>
          </div>
        ))}
        <div>
          <Phrases as="dt">{t('security.summary.location.name')}</Phrases>
          <Phrases as="dd">{t('security.summary.location.text', { location: stated(dataLocation) })}</Phrases>
        </div>
      </dl>
      <LinkRow>
        <a href="#protections">{t('security.summary.more', { name: t('security.protections.title') })}</a>
        <a href="#limits">{t('security.summary.more', { name: t('security.limits.title') })}</a>
        <LegalLink page="privacy" anchor="storage">
          {t('security.summary.privacy')}
        </LegalLink>
        <LocalizedLink to={paths.contact()}>{t('security.summary.documents')}</LocalizedLink>
      </LinkRow>
    </section>
  );
}
