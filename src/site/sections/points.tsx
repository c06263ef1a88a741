import { CheckIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './points.module.css';

/** The points of a feature. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <span className={styles.mark}>
            <CheckIcon />
          </span>
          <Phrases as="span">{point}</Phrases>
        </li>
      ))}
    </ul>
  );
}
