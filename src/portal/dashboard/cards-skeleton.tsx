import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import styles from '../skeletons/page-skeleton.module.css';
import { SkeletonHead } from '../skeletons/skeleton-head.tsx';

/** The shape of the dashboard while it is on its way: a greeting, a heading, and cards side by side. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  const { t } = useTranslation(['user']);
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      <SkeletonHead hasBreadcrumbs={false} />
      <SkeletonItem size={24} className={styles.heading} />
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
          <div key={card} className={`${styles.frame} ${styles.card}`}>
            <SkeletonItem size={20} />
            <SkeletonItem size={16} />
            <SkeletonItem size={28} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
