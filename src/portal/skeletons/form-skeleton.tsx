import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './page-skeleton.module.css';
import { SkeletonHead } from './skeleton-head.tsx';

interface FormSkeletonProps {
  fields?: number;
  /** The title of the page, which the server can render; a skeleton by default. */
  title?: ReactNode;
}

/** The skeleton of a form: a title, and labels above fields. */
export function FormSkeleton({ fields = 5, title }: FormSkeletonProps) {
  const { t } = useTranslation(['user']);
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      {title ?? <SkeletonHead />}
      <div className={`${styles.frame} ${styles.fields}`}>
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are identical and static
          <div key={field}>
            <SkeletonItem size={16} className={styles.label} />
            <SkeletonItem size={40} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
