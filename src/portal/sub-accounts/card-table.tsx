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
  /** The cells of the row of heads. */
  heads: ReactNode;
  /** The rows below it. */
  children: ReactNode;
}

/**
 * A table that scrolls sideways, and whose rows are cards on a narrow screen. Its parts say their roles, as browsers
 * forget them where cards stand in place of lines.
 */
export function CardTable({ label, className, heads, children }: CardTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard
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

/** The head of a column. */
export function Head(props: TableHeaderCellProps) {
  return <TableHeaderCell {...props} role="columnheader" />;
}

/** The head of a column that cards have no room for; it keeps its name for those who hear it. */
export function ColumnHead({ className = '', ...props }: TableHeaderCellProps) {
  return <Head {...props} className={`${className} ${styles.unseen}`} />;
}

/** What a row is about. */
export function RowHead(props: TableCellProps) {
  return <TableCell {...props} role="rowheader" />;
}

export function Cell(props: TableCellProps) {
  return <TableCell {...props} role="cell" />;
}
