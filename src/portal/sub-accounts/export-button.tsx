import { Button } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DownloadIcon } from '../../ui/portal-icons.tsx';
import styles from './list-page.module.css';
import type { Permission } from './permissions.ts';
import { useExport } from './use-export.ts';
import { useListQuery } from './use-list-query.ts';

/** Exports all filtered sub-accounts, and shows the progress. */
export const ExportButton = memo(function ExportButton({
  permissions,
}: {
  permissions: readonly Permission[];
}) {
  const { t } = useTranslation(['subAccount']);
  const { query } = useListQuery();
  const exporting = useExport(permissions);
  return (
    <Button
      icon={<DownloadIcon />}
      className={styles.export}
      disabledFocusable={exporting.share !== undefined}
      onClick={() => exporting.start(query)}
    >
      <span>
        {exporting.share === undefined
          ? t('subAccount.export.label')
          : t('subAccount.export.busy', { percent: Math.round(exporting.share * 100) })}
      </span>
    </Button>
  );
});
