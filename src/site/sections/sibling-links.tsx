import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './sibling-links.module.css';

interface Sibling {
  /** What it is, such as "Next". */
  label: string;
  title: string;
  to: string;
}

interface SiblingLinksProps {
  label: string;
  previous?: Sibling | null;
  next?: Sibling | null;
  /** The state of both links. */
  state?: unknown;
}

/** Links to the items before and after this one. */
export function SiblingLinks({ label: name, previous, next, state }: SiblingLinksProps) {
  const link = (rel: 'prev' | 'next', { label, title, to }: Sibling) => (
    <LocalizedLink to={to} rel={rel} state={state}>
      <span>{label}</span>
      <Phrases as="span">{title}</Phrases>
    </LocalizedLink>
  );
  if (!previous && !next) return null;
  return (
    <nav className={styles.siblings} data-screen="" aria-label={name}>
      {previous && link('prev', previous)}
      {next && link('next', next)}
    </nav>
  );
}
