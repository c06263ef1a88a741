import { SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LoadingPage } from './loading-page.tsx';
import styles from './page-skeleton.module.css';

/** The skeleton of a details page: a title and a description list. */
export function PageSkeleton({ title }: { title?: ReactNode }) {
  return (
    <LoadingPage title={title}>
      <div className={styles.frame}>
        {Array.from({ length: 6 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and static
          <div key={row} className={styles.row}>
            <SkeletonItem size={16} />
            <SkeletonItem size={16} />
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}
