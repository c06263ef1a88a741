import { type ReactNode, useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './experience-page.module.css';

interface StepProps {
  id: string;
  step: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One step of the demonstration, with its explanation. */
export function Step({ id, step, title, text, children }: StepProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.step} aria-labelledby={headingId}>
      <div className={styles.about}>
        <p className={styles.number}>{step}</p>
        <Phrases as="h2" id={headingId}>
          {title}
        </Phrases>
        <Phrases as="p" className={styles.text}>
          {text}
        </Phrases>
      </div>
      {children}
    </section>
  );
}
