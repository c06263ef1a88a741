import { SkeletonItem } from '@fluentui/react-components';
import styles from './page-skeleton.module.css';

interface SkeletonHeadProps {
  /** Whether the page has breadcrumbs. */
  hasBreadcrumbs?: boolean;
}

/** The skeleton of a page header: breadcrumbs, title and description. */
export function SkeletonHead({ hasBreadcrumbs = true }: SkeletonHeadProps) {
  return (
    <div className={styles.head}>
      {hasBreadcrumbs && <SkeletonItem size={12} className={styles.breadcrumbs} />}
      <SkeletonItem size={32} className={styles.title} />
      <SkeletonItem size={16} className={styles.intro} />
    </div>
  );
}
