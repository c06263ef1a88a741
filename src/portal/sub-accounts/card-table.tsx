import {
  Table,
  TableBody,
  TableCell,
  type TableCellProps,
  TableHeader,
  TableHeaderCell,
  type TableHeaderCellProps,
  TableRow,
  type TableRowProps,
} from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './card-table.module.css';
import { directionOf, type SortColumn, toggleSort } from './list-query.ts';
import type { SubUser } from './sub-user.ts';
import { useListQuery, usePerson } from './use-list-query.ts';

interface TableFrameProps {
  label: string;
  className: string | undefined;
  /** The header cells. */
  heads: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Whether it may be wider than the page: it then scrolls in its own frame. */
  isWide?: boolean;
}

/**
 * A table whose header stays in view, and whose rows are cards on narrow screens. It has explicit roles, because browsers drop the
 * implicit ones with another `display`.
 */
export function TableFrame({ label, className, heads, children, isWide = false }: TableFrameProps) {
  return (
    <div className={styles.frame}>
      <section
        className={isWide ? `${styles.scroller} ${styles.wide}` : styles.scroller}
        aria-label={label}
        // A scrollable region must be focusable.
        tabIndex={isWide ? 0 : undefined}
      >
        <Table role="table" size="small" aria-label={label} className={`${styles.table} ${className}`}>
          <TableHeader role="rowgroup">
            <Row>{heads}</Row>
          </TableHeader>
          <TableBody role="rowgroup">{children}</TableBody>
        </Table>
      </section>
    </div>
  );
}

export function Row(props: TableRowProps) {
  return <TableRow {...props} role="row" />;
}

/** A column header. */
export function Head(props: TableHeaderCellProps) {
  return <TableHeaderCell {...props} role="columnheader" />;
}

/** A column header that cards hide visually. */
export function ColumnHead({ className = '', ...props }: TableHeaderCellProps) {
  return <Head {...props} className={`${className} ${styles.unseen}`} />;
}

interface SortableHeadProps {
  column: SortColumn;
  className?: string;
  children: string;
}

/** A column header that toggles the sort order. */
export const SortableHead = memo(function SortableHead({ column, className, children }: SortableHeadProps) {
  const { query, change } = useListQuery();
  return (
    <Head
      sortable
      sortDirection={directionOf(query.sort, column)}
      className={className}
      button={{ onClick: () => change({ sort: toggleSort(query.sort, column) }) }}
    >
      {children}
    </Head>
  );
});

/** The row header. */
export function RowHead(props: TableCellProps) {
  return <TableCell {...props} role="rowheader" />;
}

export function Cell(props: TableCellProps) {
  return <TableCell {...props} role="cell" />;
}

/** The name of a sub-account. Opens its details. */
export function PersonLink({ row: { id, name } }: { row: SubUser }) {
  const { locationOf, openedHere } = usePerson();
  return (
    <Link to={locationOf(id)} state={openedHere} preventScrollReset aria-haspopup="dialog">
      <bdi>{name}</bdi>
    </Link>
  );
}
