import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

interface PageIntroProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** What can be done right here. */
  actions?: ReactNode;
  /** The drawing beside the words. */
  picture?: ReactNode;
}

/** How a page under the transparent bar begins. */
export function PageIntro({ eyebrow, title, lead, actions, picture }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions}
        </div>
        {picture}
      </div>
    </header>
  );
}
