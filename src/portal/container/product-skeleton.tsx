import { Skeleton, SkeletonItem } from '../skeletons/skeleton.tsx';
import styles from './container-page.module.css';

/** The skeleton of a product, whose pages this site does not know: a title and a large surface. */
export function ProductSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.skeleton}>
      <SkeletonItem size={32} />
      <SkeletonItem className={styles.surface} />
    </Skeleton>
  );
}
