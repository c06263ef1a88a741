import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import surface from '../layout/surface.module.css';
import { Skeleton, SkeletonItem } from '../skeletons/skeleton.tsx';
import styles from './dashboard-page.module.css';

const cards = [1, 2, 3, 4];
const rows = [1, 2];

/** The skeleton of the dashboard below its title: seats, product cards and service rows, in the frames of the loaded page. */
export function CardsSkeleton() {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  return (
    <Skeleton label={t('user.layout.loading')} className={styles.page}>
      {user && isMainAccount(user) && (
        <div className={styles.seats}>
          <SkeletonItem size={20} />
        </div>
      )}
      <div className={styles.section}>
        <SkeletonItem size={28} className={styles.heading} />
        <div className={styles.cards}>
          {cards.map((card) => (
            <div key={card} className={styles.card}>
              <SkeletonItem size={40} className={styles.icon} />
              <SkeletonItem size={48} />
              <SkeletonItem size={20} className={styles.facts} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.section}>
        <SkeletonItem size={28} className={styles.heading} />
        <div className={surface.rows}>
          {rows.map((row) => (
            <div key={row} className={styles.row}>
              <SkeletonItem size={24} />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
