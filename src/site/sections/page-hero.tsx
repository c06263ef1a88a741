import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { aliases, paths } from '../../paths/paths.ts';
import actionRow from '../../ui/actions.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ApplyActions } from './apply-actions.tsx';
import styles from './page-hero.module.css';

const ServiceData = staticComponent(async () => (await import('../seo/service-data.tsx')).ServiceData);

interface PageHeroProps {
  /** The short name of the page. */
  eyebrow: string;
  /** The parent page. */
  parent?: { name: string; path: string; state?: unknown };
  /** The name in the breadcrumbs of search engines; the eyebrow by default. */
  name?: string;
  title: string;
  lead: string;
  /** Replaces the default actions. */
  actions?: ReactNode;
  /** Whether the page presents a product or a service. */
  isOffer?: boolean;
  /** Without it, the text takes the full width. */
  picture?: ReactNode;
  /** The product, below the text in the full width. */
  product?: ReactNode;
}

/** The hero of a page with its breadcrumbs. */
export function PageHero({
  eyebrow,
  parent,
  name = eyebrow,
  title,
  lead,
  actions = <ApplyActions />,
  isOffer = false,
  picture,
  product,
}: PageHeroProps) {
  const asked = stripLanguage(useLocation().pathname);
  const path = aliases.get(asked) ?? asked;
  return (
    <section className={styles.hero}>
      {path !== paths.home() && <Breadcrumbs breadcrumbs={[...(parent ? [parent] : []), { name, path }]} />}
      {isOffer && <ServiceData key={path} name={eyebrow} description={lead} path={path} />}
      <div className={`${split.split} ${styles.inner}`} data-plain={picture ? undefined : ''}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>
            {parent && (
              <>
                <LocalizedLink to={parent.path} state={parent.state}>
                  {parent.name}
                </LocalizedLink>
                <span aria-hidden="true"> / </span>
              </>
            )}
            <span>{eyebrow}</span>
          </p>
          <Phrases as="h1">{title}</Phrases>
          <Phrases as="p" className={styles.lead}>
            {lead}
          </Phrases>
          {actions && <p className={actionRow.actions}>{actions}</p>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
      {product && <div className={styles.product}>{product}</div>}
    </section>
  );
}
