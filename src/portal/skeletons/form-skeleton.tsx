import { SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './page-skeleton.module.css';
import { LoadingPage } from './page-skeleton.tsx';

interface FormSkeletonProps {
  fields?: number;
  title?: ReactNode;
}

/** The skeleton of a form: a title, and labels above fields. */
export function FormSkeleton({ fields = 5, title }: FormSkeletonProps) {
  return (
    <LoadingPage title={title}>
      <div className={`${styles.frame} ${styles.fields}`}>
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are identical and static
          <div key={field}>
            <SkeletonItem size={16} className={styles.label} />
            <SkeletonItem size={40} />
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}
