import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../i18n/use-text.ts';
import styles from './page-skeleton.module.css';

/** The shape of a list while it is on its way: a title, the filters, and thin rows. */
export function TableSkeleton({ rows = 10 }: { rows?: number }) {
  const t = useText('user');
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      <SkeletonItem size={32} className={styles.title} />
      <SkeletonItem size={48} />
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <SkeletonItem key={row} size={40} />
        ))}
      </div>
    </Skeleton>
  );
}
