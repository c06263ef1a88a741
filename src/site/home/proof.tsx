import { useId } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import { ExternalLinks } from '../layout/external-links.tsx';
import { Customers } from './customers.tsx';
import styles from './proof.module.css';

/** Why visitors can trust the data: the customers that are configured; otherwise how research is done, with the certificates. */
export function Proof() {
  const { proof } = useContent('home');
  const { customerProof, certificates } = useBootstrapData().config;
  const headingId = useId();
  if (customerProof) return <Customers proof={customerProof} />;
  return (
    <section className={`${split.split} ${styles.proof}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{proof.title}</h2>
      <div>
        <Phrases as="p">{proof.text}</Phrases>
        <LinkRow>
          <LocalizedLink to={paths.dataService('sample')}>{proof.sample}</LocalizedLink>
          <LocalizedLink to={paths.introduce('ask')}>{proof.quality}</LocalizedLink>
          <LocalizedLink to={paths.security()}>{proof.security}</LocalizedLink>
        </LinkRow>
        {certificates.length > 0 && <ExternalLinks links={certificates} />}
      </div>
    </section>
  );
}
