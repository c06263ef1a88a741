import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import styles from './page-skeleton.module.css';
import { SkeletonHead } from './skeleton-head.tsx';

/** The shape of a page of details while its data is on its way: a title, and names with their values. */
export function PageSkeleton() {
  const { t } = useTranslation(['user']);
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      <SkeletonHead />
      <div className={styles.frame}>
        {Array.from({ length: 6 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <div key={row} className={styles.row}>
            <SkeletonItem size={16} />
            <SkeletonItem size={16} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
