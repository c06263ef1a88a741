import type { ReactNode } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import text from '../../ui/text.module.css';
import styles from './text-parts.module.css';

/** The sections of a text page, such as a notice. */
export const TextParts = ({ children }: { children: ReactNode }) => (
  <div className={styles.parts}>{children}</div>
);

interface TextPartProps {
  /** The fragment of the section. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a text page. */
export const TextPart = ({ id, title, children }: TextPartProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <Phrases as="h2" id={`${id}-title`}>
      {title}
    </Phrases>
    {children}
  </section>
);

/** The date of a text page. */
export const TextDate = ({ children }: { children: ReactNode }) => <p className={text.note}>{children}</p>;
