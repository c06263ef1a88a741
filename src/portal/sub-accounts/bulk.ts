import type { Api } from '../../api/client.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { rowActions } from './row-actions.ts';
import type { SubUser } from './use-optimistic-rows.ts';

/** The bulk actions on sub-accounts. */
export type BulkAction = 'open' | 'close' | 'delete';

interface BulkFacts {
  label: TextKey<'subAccount'>;
  title: TextKey<'subAccount'>;
  text: TextKey<'subAccount'>;
  /** The reason why a sub-account is skipped; undefined when it is included. */
  skipped: (row: SubUser) => TextKey<'subAccount'> | undefined;
  send: (api: Api, id: string) => Promise<null>;
}

const cancelled = (row: SubUser) => (row.status === 2 ? 'subAccount.bulk.isCancelled' : undefined);

export const bulkActions: Record<BulkAction, BulkFacts> = {
  open: {
    label: 'subAccount.bulk.open',
    title: 'subAccount.bulk.openTitle',
    text: 'subAccount.bulk.openText',
    skipped: (row) => (row.status === 1 ? 'subAccount.bulk.isOpen' : cancelled(row)),
    send: rowActions.open.send,
  },
  close: {
    label: 'subAccount.bulk.close',
    title: 'subAccount.bulk.closeTitle',
    text: 'subAccount.bulk.closeText',
    skipped: (row) => (row.status === 0 ? 'subAccount.bulk.isClosed' : cancelled(row)),
    send: rowActions.close.send,
  },
  delete: {
    label: 'subAccount.bulk.delete',
    title: 'subAccount.bulk.deleteTitle',
    text: 'subAccount.bulk.deleteText',
    skipped: () => undefined,
    send: (api, id) => unwrap(api.DELETE('/v1/users/sub/{id}', { params: { path: { id } } })),
  },
};
