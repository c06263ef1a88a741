import { LocalizedLink } from '../../i18n/localized-link.tsx';
import styles from './result-count.module.css';

interface FoundLineProps {
  text: string;
  /** The link that clears an active filter. */
  clear?: { to: string; text: string } | false;
}

/** The number of results, announced when it changes. */
export function ResultCount({ text, clear }: FoundLineProps) {
  return (
    <p className={styles.found} role="status">
      <span>{text}</span>
      {clear && (
        <LocalizedLink to={clear.to} preventScrollReset>
          {clear.text}
        </LocalizedLink>
      )}
    </p>
  );
}
