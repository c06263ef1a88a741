import { type ReactNode, useId } from 'react';
import actionRow from '../../ui/actions.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import look from '../../ui/text.module.css';
import { ApplyActions } from './apply-actions.tsx';
import styles from './call-to-action.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  /** Replaces the default actions. */
  actions?: ReactNode;
  /** A short application form instead of the actions. */
  card?: ReactNode;
  /** Additional content beside the form. */
  aside?: ReactNode;
}

/** The call to action at the end of a page. */
export function CallToAction({ title, text, actions = <ApplyActions />, card, aside }: ClosingCallProps) {
  const headingId = useId();
  return (
    <section className={styles.section} data-screen="" aria-labelledby={headingId}>
      <div className={styles.panel} data-reveal="">
        <div className={styles.text}>
          <Phrases as="h2" id={headingId}>
            {title}
          </Phrases>
          <Phrases as="p" className={look.muted}>
            {text}
          </Phrases>
          {aside}
        </div>
        {card ? <div className={styles.card}>{card}</div> : <p className={actionRow.actions}>{actions}</p>}
      </div>
    </section>
  );
}
