import { type ReactNode, useId } from 'react';
import { ApplyActions } from './apply-actions.tsx';
import styles from './call-to-action.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  /** What the visitor can do next, where it is not to apply. */
  actions?: ReactNode;
  /** A short form to apply right here, in place of the actions. */
  card?: ReactNode;
  /** What else there is to say beside the form. */
  aside?: ReactNode;
}

/** The way on from the end of a page. */
export function CallToAction({ title, text, actions = <ApplyActions />, card, aside }: ClosingCallProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.panel} data-reveal="">
        <div className={styles.text}>
          <h2 id={headingId}>{title}</h2>
          <p className={styles.lead}>{text}</p>
          {aside}
        </div>
        {card ? <div className={styles.card}>{card}</div> : <p className={styles.actions}>{actions}</p>}
      </div>
    </section>
  );
}
