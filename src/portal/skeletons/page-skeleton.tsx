import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './page-skeleton.module.css';
import { SkeletonHead } from './skeleton-head.tsx';

/**
 * The skeleton of a details page: a title and a description list.
 *
 * @param title the title of the page, which the server can render; a skeleton by default
 */
export function PageSkeleton({ title }: { title?: ReactNode }) {
  const { t } = useTranslation(['user']);
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      {title ?? <SkeletonHead />}
      <div className={styles.frame}>
        {Array.from({ length: 6 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and static
          <div key={row} className={styles.row}>
            <SkeletonItem size={16} />
            <SkeletonItem size={16} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
