import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import surface from '../layout/surface.module.css';
import styles from './page-skeleton.module.css';
import { Skeleton, SkeletonItem } from './skeleton.tsx';

interface SkeletonProps {
  /** The title of the page, which the server can render; a skeleton by default. */
  title?: ReactNode;
}

/** A page that loads. Its title can have links, so it is not inside the progress bar. */
function LoadingPage({ title, children }: SkeletonProps & { children: ReactNode }) {
  const { t } = useTranslation(['user']);
  return (
    <div className={surface.stack}>
      {title}
      <Skeleton label={t('user.layout.loading')} className={surface.stack}>
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

const repeat = (count: number, children: ReactNode, className?: string) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are identical and static
    <div key={index} className={className}>
      {children}
    </div>
  ));

const line = <SkeletonItem size={16} />;

/** The skeleton of a details page: a title and a description list. */
export const PageSkeleton = ({ title }: SkeletonProps) => (
  <LoadingPage title={title}>
    <div className={styles.frame}>
      {repeat(
        6,
        <>
          {line}
          {line}
        </>,
        styles.row,
      )}
    </div>
  </LoadingPage>
);

/** The skeleton of a form: a title, and labels above fields. */
export const FormSkeleton = ({ fields = 5, title }: SkeletonProps & { fields?: number }) => (
  <LoadingPage title={title}>
    <div className={`${styles.frame} ${styles.fields}`}>
      {repeat(
        fields,
        <>
          <SkeletonItem size={16} className={styles.label} />
          <SkeletonItem size={40} />
        </>,
      )}
    </div>
  </LoadingPage>
);

/** The skeleton of a list: title, filters and rows. */
export const TableSkeleton = ({ title }: SkeletonProps) => (
  <LoadingPage title={title}>
    <div className={`${styles.frame} ${styles.wide} ${styles.filters}`}>
      <SkeletonItem size={32} />
    </div>
    <div className={`${styles.frame} ${styles.wide}`}>
      {repeat(10, repeat(4, line), `${styles.row} ${styles.line}`)}
    </div>
  </LoadingPage>
);
