import { Button } from '@fluentui/react-button';
import { memo, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate, formatDateTime } from '../../ui/format/date.ts';
import { DownloadIcon } from '../../ui/portal-icons.tsx';
import { useArea } from './area-layout.tsx';
import { saveCsv } from './csv.ts';
import { fetchAllSubUsers } from './fetch-all.ts';
import styles from './list-page.module.css';
import { allowedNames, type Permission, type SubUser, statusKeys } from './sub-user.ts';
import { useListQuery } from './use-list-query.ts';

/** Exports all filtered sub-accounts, and shows the progress. */
export const ExportButton = memo(function ExportButton() {
  const { t } = useTranslation(['subAccount']);
  const { permissions } = useArea();
  const { query } = useListQuery();
  const services = useServices();
  /** The progress, from 0 to 1. */
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);

  // Aborts with the page and the session.
  useEffect(() => {
    const abort = () => running.current?.abort();
    const unsubscribe = services().session.subscribe(abort);
    return () => {
      unsubscribe();
      abort();
    };
  }, [services]);

  const named = (kind: Permission['kind']) => (row: SubUser) =>
    allowedNames(row, permissions, kind).join('; ');
  const columns: [head: string, (row: SubUser) => string][] = [
    [t('subAccount.list.account'), ({ account }) => account],
    [t('subAccount.list.name'), ({ name }) => name],
    [t('subAccount.list.mobile'), ({ mobile }) => mobile],
    [t('subAccount.list.status'), ({ status }) => t(statusKeys[status])],
    [t('subAccount.create.products'), named('productIds')],
    [t('subAccount.create.services'), named('serviceIds')],
    [t('subAccount.list.de'), ({ de }) => t(de === 1 ? 'subAccount.list.deOn' : 'subAccount.list.deOff')],
    [t('subAccount.list.createTime'), ({ createTime }) => formatDate(createTime)],
    [
      t('subAccount.list.lastLogin'),
      ({ lastLoginTime }) => (lastLoginTime === null ? '' : formatDateTime(lastLoginTime)),
    ],
  ];

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setShare(0);
    try {
      const rows = await fetchAllSubUsers(services().api, query, { signal, onProgress: setShare });
      if (signal.aborted) return;
      saveCsv(`${t('subAccount.export.file')}-${formatDate(Date.now())}`, [
        columns.map(([head]) => head),
        ...rows.map((row) => columns.map(([, read]) => read(row))),
      ]);
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiError)) throw error;
    } finally {
      running.current = undefined;
      setShare(undefined);
    }
  }

  return (
    <Button
      icon={<DownloadIcon />}
      className={styles.export}
      disabledFocusable={share !== undefined}
      onClick={start}
    >
      <span>
        {share === undefined
          ? t('subAccount.export.label')
          : t('subAccount.export.busy', { percent: Math.round(share * 100) })}
      </span>
    </Button>
  );
});
