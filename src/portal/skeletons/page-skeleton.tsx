import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './page-skeleton.module.css';

interface LoadingPageProps {
  /** The title of the page, which the server can render; a skeleton by default. */
  title?: ReactNode;
  children: ReactNode;
}

/** A page that loads. Its title can have links, so it is not inside the progress bar. */
export function LoadingPage({ title, children }: LoadingPageProps) {
  const { t } = useTranslation(['user']);
  return (
    <div className={styles.skeleton}>
      {title}
      <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
        {!title && (
          <div className={styles.head}>
            <SkeletonItem size={12} className={styles.breadcrumbs} />
            <SkeletonItem size={32} className={styles.title} />
            <SkeletonItem size={16} className={styles.intro} />
          </div>
        )}
        {children}
      </Skeleton>
    </div>
  );
}

/** The skeleton of a details page: a title and a description list. */
export function PageSkeleton({ title }: { title?: ReactNode }) {
  return (
    <LoadingPage title={title}>
      <div className={styles.frame}>
        {Array.from({ length: 6 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and static
          <div key={row} className={styles.row}>
            <SkeletonItem size={16} />
            <SkeletonItem size={16} />
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}
