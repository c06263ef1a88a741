import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './feature-row.module.css';

interface FeatureRowProps {
  /** The fragment id. */
  id?: string;
  title: string;
  text: string;
  points: readonly string[];
  picture: ReactNode;
  /** An optional link. */
  action?: ReactNode;
}

/** A feature with a picture. Pictures are on alternating sides. */
export function FeatureRow({ id, title, text, points, picture, action }: FeatureRowProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.row} data-row="" aria-labelledby={headingId}>
      <div className={styles.inner} data-reveal="">
        <div className={styles.text}>
          <Phrases as="h2" id={headingId}>
            {title}
          </Phrases>
          <Phrases as="p" className={styles.lead}>
            {text}
          </Phrases>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <span className={styles.mark}>
                  <CheckIcon />
                </span>
                <Phrases as="span">{point}</Phrases>
              </li>
            ))}
          </ul>
          {action && <p>{action}</p>}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </section>
  );
}
