import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../i18n/use-text.ts';
import styles from './page-skeleton.module.css';

/** The shape of a page while its data is on its way: a title and some rows. */
export function PageSkeleton({ rows = 4 }: { rows?: number }) {
  const t = useText('user');
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      <SkeletonItem size={32} className={styles.title} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <SkeletonItem key={row} size={64} />
      ))}
    </Skeleton>
  );
}
