import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { useIsLate } from '../skeletons/slow-notice.tsx';
import styles from './container-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

/** The timeout after which a link to a new tab is offered. */
const timeoutMs = 10_000;

/** The sandbox permissions of a product: scripts, forms and popups, but no top navigation. */
const permissions = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * A product in an iframe. A product on the origin of this site gets no `allow-same-origin`: with scripts and the same origin it
 * could remove its sandbox.
 */
export function ProductFrame({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation(['container']);
  const [isThere, setThere] = useState(false);
  const isLate = useIsLate(!isThere, timeoutMs);
  const isForeign = new URL(url).origin !== location.origin;
  // The pages of the static demo are its own files, and offline the service worker answers only for frames of its origin.
  const isDemo = typeof __DEMO__ !== 'undefined' && __DEMO__;
  return (
    <>
      {isLate && (
        <div className={styles.late}>
          <Notice kind="warning" text={t('container.late')}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {t('container.newTab')}
            </a>
          </Notice>
        </div>
      )}
      <iframe
        src={url}
        title={title}
        className={styles.product}
        sandbox={isForeign || isDemo ? `${permissions} allow-same-origin` : permissions}
        referrerPolicy="no-referrer"
        onLoad={() => setThere(true)}
      />
      {/* Shows a frame that never finishes loading: it may be usable. */}
      {!isThere && !isLate && (
        <div className={styles.waiting}>
          <ProductSkeleton label={t('container.loading', { name: title })} />
        </div>
      )}
    </>
  );
}
