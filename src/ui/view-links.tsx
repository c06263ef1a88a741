import { Link, type To } from 'react-router';
import styles from './view-links.module.css';

interface ViewLinksProps {
  /** Names the group. */
  label: string;
  views: readonly { name: string; to: To; isCurrent: boolean }[];
  /** Whether the views take each other's place in the history. */
  replace?: boolean;
}

/** Links between the views of one page; the current one is marked. They work before scripts do. */
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
