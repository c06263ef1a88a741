import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The fragment id. */
  id?: string;
  title: string;
  lead?: string;
  /** `sunken` has a different background. */
  tone?: 'plain' | 'sunken';
  children: ReactNode;
}

/** A section with its heading and a scroll animation. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={styles.section}
      data-filled={tone === 'sunken' ? '' : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.inner} data-reveal="">
        <header className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
