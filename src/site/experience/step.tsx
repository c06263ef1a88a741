import { type ReactNode, useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import styles from './experience-page.module.css';

interface StepProps {
  id: string;
  step: string;
  title: string;
  text: string;
  /** The next step. */
  next?: { id: string; label: string };
  children: ReactNode;
}

/** One step of the demonstration, with its explanation. */
export function Step({ id, step, title, text, next, children }: StepProps) {
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
      {next && (
        <ActionLink to={`#${next.id}`} kind="secondary">
          {next.label}
        </ActionLink>
      )}
    </section>
  );
}
