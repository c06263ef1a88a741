import { useTranslation } from '../../i18n/use-translation.ts';
import { useOnline } from '../../ui/network/use-online.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './offline-notice.module.css';

export function OfflineNotice() {
  const { t } = useTranslation(['offline']);
  const isOnline = useOnline();
  return (
    <div className={styles.place} data-network={isOnline ? undefined : 'lost'}>
      <Notice kind="warning" text={isOnline ? undefined : t('offline.notice')} />
    </div>
  );
}
