import { Button, Toolbar } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type BulkChange, bulkActions } from './bulk.ts';
import { BulkPermissionMenu } from './bulk-permission-menu.tsx';
import styles from './list-page.module.css';
import type { Permission } from './permissions.ts';

interface BulkToolbarProps {
  count: number;
  permissions: readonly Permission[];
  /** `from` is the element to focus afterwards. It must be stable. */
  onChoose: (change: BulkChange, from: HTMLElement | null) => void;
}

/** The changes of the selected sub-accounts. It is memoized, so that a selection shows before the toolbar renders. */
export const BulkToolbar = memo(function BulkToolbar({ count, permissions, onChoose }: BulkToolbarProps) {
  const { t } = useTranslation(['subAccount']);
  return (
    <Toolbar aria-label={t('subAccount.bulk.label')} className={styles.bulk}>
      <span role="status">{t('subAccount.bulk.selected', { count })}</span>
      {Object.values(bulkActions).map((change) => (
        <Button key={change.label} onClick={({ currentTarget }) => onChoose(change, currentTarget)}>
          {t(change.label)}
        </Button>
      ))}
      {[true, false].map((allowed) => (
        <BulkPermissionMenu
          key={`${allowed}`}
          permissions={permissions}
          allowed={allowed}
          onChoose={onChoose}
        />
      ))}
    </Toolbar>
  );
});
