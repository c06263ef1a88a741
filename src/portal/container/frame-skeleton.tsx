import { SkeletonItem } from '@fluentui/react-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from './back-link.tsx';
import styles from './container-skeleton.module.css';
import frame from './frame-layout.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

/** The skeleton of the container: its header and a product. */
export function FrameSkeleton() {
  const { t } = useTranslation(['user', 'container']);
  return (
    <>
      <header className={`${frame.header} ${styles.header}`}>
        <BackLink />
        <SkeletonItem size={32} className={styles.products} aria-hidden="true" />
        <SkeletonItem size={24} className={styles.user} aria-hidden="true" />
      </header>
      <main id="main" className={frame.main}>
        <h1 className="visually-hidden">{t('container.title')}</h1>
        <ProductSkeleton label={t('user.layout.loading')} />
      </main>
    </>
  );
}
