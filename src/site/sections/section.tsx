import { type ReactNode, useId } from 'react';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** The fragment id. */
  id?: string;
  title: string;
  lead?: string;
  /** The background. */
  tone?: 'plain' | 'sunken' | 'band';
  children?: ReactNode;
}

/** A section with its heading and a scroll animation. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={tone === 'band' ? card.band : styles.section}
      data-filled={tone === 'plain' ? undefined : ''}
      aria-labelledby={headingId}
    >
      <div className={styles.inner} data-reveal="">
        <header className={styles.head}>
          <Phrases as="h2" id={headingId}>
            {title}
          </Phrases>
          {lead && <Phrases as="p">{lead}</Phrases>}
        </header>
        {children}
      </div>
    </section>
  );
}
