import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../i18n/use-text.ts';
import styles from '../page-skeleton.module.css';

/** The shape of the dashboard while it is on its way: a greeting, and cards side by side. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  const t = useText('user');
  return (
    <Skeleton aria-label={t('user.layout.loading')} className={styles.skeleton}>
      <SkeletonItem size={32} className={styles.title} />
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
          <SkeletonItem key={card} className={styles.card} />
        ))}
      </div>
    </Skeleton>
  );
}
