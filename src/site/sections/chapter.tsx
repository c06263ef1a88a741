import { type ReactNode, useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './chapter.module.css';

interface ChapterProps {
  /** The fragment id. */
  id?: string;
  /** What the chapter is part of. */
  label: string;
  title: string;
  lead: string;
  /** The content below the heading. */
  intro: ReactNode;
  /** The sections of the chapter. */
  children: ReactNode;
}

/** Sections of a page that belong together, on a ground of their own. */
export function Chapter({ id, label, title, lead, intro, children }: ChapterProps) {
  const headingId = useId();
  return (
    <div id={id} className={styles.chapter} data-filled="">
      <section className={styles.head} aria-labelledby={headingId}>
        <header>
          <p className={styles.label}>{label}</p>
          <Phrases as="h2" id={headingId}>
            {title}
          </Phrases>
          <Phrases as="p">{lead}</Phrases>
        </header>
        {intro}
      </section>
      {children}
    </div>
  );
}
