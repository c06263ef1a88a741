import { Link, type To } from 'react-router';
import styles from './view-links.module.css';

interface ViewLinksProps {
  /** The accessible name of the group. */
  label: string;
  views: readonly { name: string; to: To; isCurrent: boolean }[];
  /** Whether a link replaces the history entry. */
  replace?: boolean;
}

/** Links between the views of a page, which work without scripts. */
export function ViewLinks({ label, views, replace = false }: ViewLinksProps) {
  return (
    <nav aria-label={label} className={styles.views}>
      {views.map(({ name, to, isCurrent }) => (
        <Link
          key={name}
          to={to}
          replace={replace}
          preventScrollReset
          className={styles.view}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
