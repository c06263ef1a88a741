import { Skeleton } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './page-skeleton.module.css';
import { SkeletonHead } from './skeleton-head.tsx';

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
        {!title && <SkeletonHead />}
        {children}
      </Skeleton>
    </div>
  );
}
