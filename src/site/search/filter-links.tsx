import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  /** The accessible name: a text, or the id of a labelling element. */
  label: string | { id: string };
  choices: readonly { to: string; text: string; count?: number; isChosen: boolean }[];
}

/** A filter as links, which work without scripts. */
export function FilterLinks({ label, choices }: FilterLinksProps) {
  const name = typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id };
  return (
    <nav className={styles.filter} {...name}>
      <ul>
        {choices.map(({ to, text, count, isChosen }) => (
          <li key={to}>
            <Button
              as={LocalizedLink}
              kind="chip"
              to={to}
              aria-current={isChosen || undefined}
              preventScrollReset
            >
              <span>{text}</span>
              {count !== undefined && <small>{count}</small>}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
