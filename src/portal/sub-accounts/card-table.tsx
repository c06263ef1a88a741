// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the implicit roles of a table with another `display`
import { type ComponentProps, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './card-table.module.css';
import { directionOf, type SortColumn, toggleSort } from './list-query.ts';
import type { SubUser } from './sub-user.ts';
import { useListQuery, usePerson } from './use-list-query.ts';

interface TableFrameProps {
  label: string;
  className: string | undefined;
  heads: ReactNode;
  children: ReactNode;
  /** Whether it may be wider than the page: it then scrolls in its own frame. */
  isWide?: boolean;
  onKeyDown?: ComponentProps<'table'>['onKeyDown'];
}

/**
 * A table whose header stays in view, and whose rows are cards on narrow screens. It is plain HTML: the cells of Fluent UI's table render again whenever the table does, which
 * is hundreds of cells for each change of one.
 */
export function TableFrame(props: TableFrameProps) {
  const { label, className, heads, children, isWide = false, onKeyDown } = props;
  const { t } = useTranslation(['subAccount']);
  return (
    <div className={styles.frame}>
      <section
        className={isWide ? `${styles.scroller} ${styles.wide}` : styles.scroller}
        aria-label={label}
        // A scrollable region must be focusable.
        tabIndex={isWide ? 0 : undefined}
      >
        <table
          role="table"
          aria-label={label}
          className={`${styles.table} ${className}`}
          onKeyDown={onKeyDown}
        >
          <thead role="rowgroup">
            <tr role="row" data-label={t('subAccount.list.sortBy')}>
              {heads}
            </tr>
          </thead>
          <tbody role="rowgroup">{children}</tbody>
        </table>
      </section>
    </div>
  );
}

export const Row = (props: ComponentProps<'tr'>) => <tr {...props} role="row" />;

export const Head = (props: ComponentProps<'th'>) => <th {...props} role="columnheader" scope="col" />;

/** A column header that cards hide visually. */
export const ColumnHead = ({ className = '', ...props }: ComponentProps<'th'>) => (
  <Head {...props} className={`${className} ${styles.unseen}`} />
);

interface SortableHeadProps {
  column: SortColumn;
  className?: string;
  children: string;
}

/** A column header that toggles the sort order. */
export const SortableHead = memo(function SortableHead({ column, className, children }: SortableHeadProps) {
  const { query, change } = useListQuery();
  const direction = directionOf(query.sort, column);
  return (
    <Head aria-sort={direction} className={className}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => change({ sort: toggleSort(query.sort, column) })}
      >
        <span>{children}</span>
        {direction && <ChevronIcon className={direction === 'ascending' ? styles.ascending : undefined} />}
      </button>
    </Head>
  );
});

export const RowHead = (props: ComponentProps<'th'>) => <th {...props} role="rowheader" scope="row" />;

export const Cell = (props: ComponentProps<'td'>) => <td {...props} role="cell" />;

/** The name of a sub-account. Opens its details. */
export function PersonLink({ row: { id, name } }: { row: SubUser }) {
  const { locationOf, openedHere } = usePerson();
  return (
    <Link to={locationOf(id)} state={openedHere} preventScrollReset aria-haspopup="dialog">
      <bdi>{name}</bdi>
    </Link>
  );
}
