import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import styles from './container-skeleton.module.css';

const entries = [1, 2, 3, 4, 5];
const tiles = [1, 2, 3];

/** The skeleton of a product: navigation, title, figures and a chart. */
export function ProductSkeleton({ label }: { label: string }) {
  return (
    <Skeleton aria-label={label} className={styles.product}>
      <div className={styles.navigation}>
        {entries.map((entry) => (
          <SkeletonItem key={entry} size={20} />
        ))}
      </div>
      <div className={styles.content}>
        <SkeletonItem size={32} className={styles.title} />
        <div className={styles.tiles}>
          {tiles.map((tile) => (
            <div key={tile} className={styles.tile}>
              <SkeletonItem size={16} />
              <SkeletonItem size={28} />
            </div>
          ))}
        </div>
        <div className={styles.chart}>
          <SkeletonItem size={20} />
          <SkeletonItem size={96} />
        </div>
      </div>
    </Skeleton>
  );
}
