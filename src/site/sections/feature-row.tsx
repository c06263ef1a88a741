import { type ReactNode, useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import styles from './feature-row.module.css';
import { Points } from './points.tsx';

interface FeatureRowProps {
  /** The fragment id. */
  id?: string;
  title: string;
  text: string;
  points: readonly string[];
  /** Without it, the points take its place. */
  picture?: ReactNode;
  action?: ReactNode;
}

/** A feature with a picture. Pictures are on alternating sides. */
export function FeatureRow({ id, title, text, points, picture, action }: FeatureRowProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.row} data-row="" aria-labelledby={headingId}>
      <div className={`${split.split} ${styles.inner}`} data-reveal="">
        <div className={styles.text}>
          <Phrases as="h2" id={headingId}>
            {title}
          </Phrases>
          <Phrases as="p" className={styles.lead}>
            {text}
          </Phrases>
          {picture && <Points points={points} />}
          {action && <p>{action}</p>}
        </div>
        <div className={picture ? styles.picture : styles.beside}>
          {picture ?? <Points points={points} />}
        </div>
      </div>
    </section>
  );
}
