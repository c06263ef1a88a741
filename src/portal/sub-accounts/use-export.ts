import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate, formatDateTime } from '../../ui/format/date.ts';
import { type ListQuery, toCallQuery } from './list-query.ts';
import type { Permission } from './permissions.ts';
import { saveCsv } from './save-csv.ts';
import { statusKeys } from './status.ts';
import type { SubUser } from './use-optimistic-rows.ts';

/** The maximum page size of the API, and the number of concurrent calls. */
const chunkSize = 100;
const concurrency = 4;

/**
 * Exports all filtered sub-accounts.
 *
 * @returns a function that starts the export, and its progress from 0 to 1; undefined while idle
 */
export function useExport(permissions: readonly Permission[]) {
  const { t } = useTranslation(['subAccount']);
  const services = useServices();
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

  function toLine(row: SubUser): string[] {
    const named = (kind: 'productIds' | 'serviceIds') =>
      permissions
        .filter((item) => item.kind === kind && row[kind].includes(item.id))
        .map(({ name }) => name)
        .join('; ');
    return [
      row.account,
      row.name,
      row.mobile,
      t(statusKeys[row.status]),
      named('productIds'),
      named('serviceIds'),
      t(row.de === 1 ? 'subAccount.list.deOn' : 'subAccount.list.deOff'),
      formatDate(row.createTime),
      row.lastLoginTime === null ? '' : formatDateTime(row.lastLoginTime),
    ];
  }

  async function fetchAll(query: ListQuery, signal: AbortSignal): Promise<SubUser[]> {
    const fetchPage = (page: number) =>
      services().api.listSubUsers({
        query: toCallQuery({ ...query, page, size: chunkSize }),
        signal,
      });
    const first = await fetchPage(1);
    const pages = [first.list];
    const last = Math.ceil(first.total / chunkSize);
    for (let page = 2; page <= last; page += concurrency) {
      const numbers = Array.from(
        { length: Math.min(concurrency, last - page + 1) },
        (_, lane) => page + lane,
      );
      const answers = await Promise.all(numbers.map(fetchPage));
      pages.push(...answers.map(({ list }) => list));
      setShare(pages.length / last);
    }
    return pages.flat();
  }

  async function start(query: ListQuery) {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setShare(0);
    try {
      const rows = await fetchAll(query, signal);
      if (signal.aborted) return;
      const head = [
        t('subAccount.list.account'),
        t('subAccount.list.name'),
        t('subAccount.list.mobile'),
        t('subAccount.list.status'),
        t('subAccount.create.products'),
        t('subAccount.create.services'),
        t('subAccount.list.de'),
        t('subAccount.list.createTime'),
        t('subAccount.list.lastLogin'),
      ];
      saveCsv(`${t('subAccount.export.file')}-${formatDate(Date.now())}`, [head, ...rows.map(toLine)]);
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiError)) throw error;
    } finally {
      running.current = undefined;
      setShare(undefined);
    }
  }

  return { start, share };
}
