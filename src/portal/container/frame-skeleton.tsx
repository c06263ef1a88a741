import { SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './container-skeleton.module.css';
import frame from './frame-layout.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

/** The skeleton of the container: its header and a product. */
export function FrameSkeleton() {
  const { t } = useTranslation(['user']);
  return (
    <>
      <div className={`${frame.header} ${styles.header}`} aria-hidden="true">
        <SkeletonItem size={20} className={styles.back} />
        <SkeletonItem size={32} className={styles.products} />
        <SkeletonItem size={24} className={styles.user} />
      </div>
      <main id="main" className={frame.main}>
        <ProductSkeleton label={t('user.layout.loading')} />
      </main>
    </>
  );
}
