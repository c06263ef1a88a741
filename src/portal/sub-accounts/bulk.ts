import type { Api } from '../../api/client.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { rowActions } from './row-actions.ts';
import { isAllowed, type Permission, type SubUser, savePermissions, withPermission } from './sub-user.ts';

/** A change of several sub-accounts. */
export interface BulkChange {
  /** Its texts are below `subAccount.bulk.`, beginning with this. */
  name: 'open' | 'close' | 'grant' | 'revoke';
  /** Whether it takes something away. */
  isDangerous?: boolean;
  /** The `{{permission}}` of the texts. */
  values?: { permission: string };
  /** The reason why a sub-account is skipped; undefined when it is included. */
  skipped: (row: SubUser) => TextKey<'subAccount'> | undefined;
  /** `isUndo` reverses the change of a row, which is as it was before. */
  send: (api: Api, row: SubUser, isUndo: boolean) => Promise<null>;
}

const cancelled = (row: SubUser) => (row.status === 2 ? 'subAccount.bulk.isCancelled' : undefined);

export const bulkActions = {
  open: {
    name: 'open',
    skipped: (row) => (row.status === 1 ? 'subAccount.bulk.isOpen' : cancelled(row)),
    send: (api, { id }, isUndo) => rowActions[isUndo ? 'close' : 'open'].send(api, id),
  },
  close: {
    name: 'close',
    isDangerous: true,
    skipped: (row) => (row.status === 0 ? 'subAccount.bulk.isClosed' : cancelled(row)),
    send: (api, { id }, isUndo) => rowActions[isUndo ? 'open' : 'close'].send(api, id),
  },
} as const satisfies Record<string, BulkChange>;

/** A product or service permission, or the DE permission, which has its own call. */
export type BulkPermission = Permission | { kind: 'de'; id: 'de'; name: string };

export function changePermission(permission: BulkPermission, allowed: boolean): BulkChange {
  const isGranted = (row: SubUser) => (permission.kind === 'de' ? row.de === 1 : isAllowed(row, permission));
  return {
    name: allowed ? 'grant' : 'revoke',
    isDangerous: !allowed,
    values: { permission: permission.name },
    skipped: (row) => {
      if (isGranted(row) !== allowed) return undefined;
      return allowed ? 'subAccount.bulk.isGranted' : 'subAccount.bulk.isRevoked';
    },
    send: (api, row, isUndo) =>
      permission.kind === 'de'
        ? rowActions[allowed === isUndo ? 'closeDe' : 'openDe'].send(api, row.id)
        : savePermissions(api, withPermission(row, permission, allowed !== isUndo)),
  };
}
