import type { ReactNode } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import text from '../../ui/text.module.css';
import styles from './plain-page.module.css';

interface PlainPageProps {
  eyebrow?: string;
  title: string;
  lead: string;
  /** Content of the page header, such as a search form. */
  tools?: ReactNode;
  /** Beside the header, where there is space for both. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A page below the opaque header, without a hero. */
export function PlainPage({ eyebrow, title, lead, tools, picture, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <div className={picture ? `${split.split} ${styles.top}` : undefined}>
        <header className={styles.head}>
          {eyebrow && <p className={text.eyebrow}>{eyebrow}</p>}
          <Phrases as="h1">{title}</Phrases>
          <Phrases as="p">{lead}</Phrases>
          {tools}
        </header>
        {picture}
      </div>
      {children}
    </div>
  );
}
