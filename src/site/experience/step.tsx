import { type ReactNode, useId } from 'react';
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
        <h2 id={headingId}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {next && (
          <ActionLink to={`#${next.id}`} kind="secondary">
            {next.label}
          </ActionLink>
        )}
      </div>
      {children}
    </section>
  );
}
