import { SkeletonItem } from '@fluentui/react-components';
import styles from './page-skeleton.module.css';

interface SkeletonHeadProps {
  /** Whether the page says where one is; the first page of all does not. */
  hasBreadcrumbs?: boolean;
}

/** The head of a page on its way: where one is, the title, and a line about it. */
export function SkeletonHead({ hasBreadcrumbs = true }: SkeletonHeadProps) {
  return (
    <div className={styles.head}>
      {hasBreadcrumbs && <SkeletonItem size={12} className={styles.breadcrumbs} />}
      <SkeletonItem size={32} className={styles.title} />
      <SkeletonItem size={16} className={styles.intro} />
    </div>
  );
}
