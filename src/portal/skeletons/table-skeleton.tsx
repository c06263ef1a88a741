import { SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './page-skeleton.module.css';
import { LoadingPage } from './page-skeleton.tsx';

const columns = [1, 2, 3, 4];

/** The skeleton of a list: title, filters and rows. */
export function TableSkeleton({ rows = 10, title }: { rows?: number; title?: ReactNode }) {
  return (
    <LoadingPage title={title}>
      <div className={`${styles.frame} ${styles.wide} ${styles.filters}`}>
        <SkeletonItem size={32} />
      </div>
      <div className={`${styles.frame} ${styles.wide}`}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and static
          <div key={row} className={`${styles.row} ${styles.line}`}>
            {columns.map((column) => (
              <SkeletonItem key={column} size={16} />
            ))}
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}
