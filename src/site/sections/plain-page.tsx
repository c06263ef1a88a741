import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

interface PlainPageProps {
  eyebrow?: string;
  title: string;
  lead: string;
  /** What belongs to the page's head, such as a search. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page below the white bar: its words first, without a picture, so that what is looked for comes soon. */
export function PlainPage({ eyebrow, title, lead, tools, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        <p>{lead}</p>
        {tools}
      </header>
      {children}
    </div>
  );
}
