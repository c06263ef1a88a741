import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../ui/network/use-online.ts';
import styles from './offline-notice.module.css';

/** The notice shown while the browser is offline. */
export function OfflineNotice() {
  const { t } = useTranslation(['offline']);
  const isOnline = useOnline();
  return (
    <div role="status" data-network={isOnline ? undefined : 'lost'}>
      {!isOnline && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice}>
          <MessageBarBody>{t('offline.notice')}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
