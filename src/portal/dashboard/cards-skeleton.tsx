import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from '../skeletons/page-skeleton.module.css';

/** The skeleton of the dashboard below its title: heading and cards. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  const { t } = useTranslation(['user']);
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      <SkeletonItem size={24} className={styles.heading} />
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and static
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
