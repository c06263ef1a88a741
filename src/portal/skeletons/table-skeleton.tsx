import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './page-skeleton.module.css';
import { SkeletonHead } from './skeleton-head.tsx';

const columns = [1, 2, 3, 4];

/** The skeleton of a list: title, filters and rows. */
export function TableSkeleton({ rows = 10 }: { rows?: number }) {
  const { t } = useTranslation(['user']);
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      <SkeletonHead />
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
    </Skeleton>
  );
}
