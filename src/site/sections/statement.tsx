import { useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './statement.module.css';

/** One sentence over the full width. */
export function Statement({ title, text }: { title: string; text: string }) {
  const headingId = useId();
  return (
    <section className={styles.band} data-filled="" aria-labelledby={headingId}>
      <div className={styles.inner} data-reveal="">
        <Phrases as="h2" id={headingId}>
          {title}
        </Phrases>
        <Phrases as="p">{text}</Phrases>
      </div>
    </section>
  );
}
