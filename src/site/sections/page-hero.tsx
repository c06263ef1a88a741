import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { aliases, paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ApplyActions } from './apply-actions.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  /** The short name of the page. */
  eyebrow: string;
  /** The parent page. */
  parent?: { name: string; path: string };
  title: string;
  lead: string;
  /** Replaces the default actions. */
  actions?: ReactNode;
  picture: ReactNode;
}

/** The hero of a page with its breadcrumbs. */
export function PageHero({
  eyebrow,
  parent,
  title,
  lead,
  actions = <ApplyActions />,
  picture,
}: PageHeroProps) {
  const asked = stripLanguage(useLocation().pathname);
  const path = aliases.get(asked) ?? asked;
  return (
    <section className={styles.hero}>
      {path !== paths.home() && (
        <Breadcrumbs breadcrumbs={[...(parent ? [parent] : []), { name: eyebrow, path }]} />
      )}
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>
            {parent && (
              <>
                <LocalizedLink to={parent.path}>{parent.name}</LocalizedLink>
                <span aria-hidden="true"> / </span>
              </>
            )}
            {eyebrow}
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions && <p className={styles.actions}>{actions}</p>}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </section>
  );
}
