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
import type { ReactNode } from 'react';
import styles from './card-table.module.css';

interface CardTableProps {
  label: string;
  className: string | undefined;
  /** The header cells. */
  heads: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/**
 * A table that scrolls horizontally and whose rows are cards on narrow screens. It has explicit roles, because browsers drop the
 * implicit ones with another `display`.
 */
export function CardTable({ label, className, heads, children }: CardTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <Table role="table" aria-label={label} className={`${styles.table} ${className}`}>
        <TableHeader role="rowgroup">
          <Row>{heads}</Row>
        </TableHeader>
        <TableBody role="rowgroup">{children}</TableBody>
      </Table>
    </section>
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

/** The row header. */
export function RowHead(props: TableCellProps) {
  return <TableCell {...props} role="rowheader" />;
}

export function Cell(props: TableCellProps) {
  return <TableCell {...props} role="cell" />;
}
