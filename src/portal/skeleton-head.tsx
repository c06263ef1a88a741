import { SkeletonItem } from '@fluentui/react-components';
import styles from './page-skeleton.module.css';

/** The head of a page on its way: where one is, the title, and a line about it. */
export function SkeletonHead() {
  return (
    <div className={styles.head}>
      <SkeletonItem size={12} />
      <SkeletonItem size={32} />
      <SkeletonItem size={16} />
    </div>
  );
}
