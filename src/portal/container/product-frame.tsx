import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './container-page.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

/** How long a product may take before another way is offered. */
const timeoutMs = 10_000;

/** What a product may do: run, and be filled in; it cannot leave its frame for our page. */
const permissions = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * A product in a frame of its own. A product that is served by our own origin gets none of our rights: with its scripts
 * and our origin it could free itself.
 */
export function ProductFrame({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation(['container']);
  const [isThere, setThere] = useState(false);
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [isThere]);

  const isForeign = new URL(url).origin !== location.origin;
  return (
    <>
      {isLate && !isThere && (
        <MessageBar intent="warning" layout="multiline" className={styles.late}>
          <MessageBarBody>
            {t('container.late')}{' '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {t('container.newTab')}
            </a>
          </MessageBarBody>
        </MessageBar>
      )}
      <iframe
        src={url}
        title={title}
        className={styles.product}
        sandbox={isForeign ? `${permissions} allow-same-origin` : permissions}
        referrerPolicy="no-referrer"
        onLoad={() => setThere(true)}
      />
      {/* What has come so far may be of use, though something in it never ends. */}
      {!isThere && !isLate && (
        <div className={styles.waiting}>
          <ProductSkeleton label={t('container.loading', { name: title })} />
        </div>
      )}
    </>
  );
}
