import type { ReactNode } from 'react';
import { ApplyActions } from './apply-actions.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** What the visitor can do next, where it is not to apply. */
  actions?: ReactNode;
  picture: ReactNode;
}

/** The top of a page below the transparent bar. */
export function PageHero({ eyebrow, title, lead, actions = <ApplyActions />, picture }: PageHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>{actions}</p>
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </section>
  );
}
