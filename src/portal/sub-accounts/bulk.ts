import type { Api } from '../../api/client.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { rowActions } from './row-actions.ts';
import { isAllowed, type Permission, type SubUser, savePermissions, withPermission } from './sub-user.ts';

type BulkText<Values extends string = never> = TextKey<'subAccount', Values> & `subAccount.bulk.${string}`;

/** A change of several sub-accounts. */
export interface BulkChange {
  label: BulkText<'permission'>;
  title: BulkText<'count' | 'permission'>;
  text: BulkText;
  /** What was done, when it was done for all. */
  done: BulkText<'count' | 'permission'>;
  /** Whether it takes something away. */
  isDangerous?: boolean;
  /** The `{{permission}}` of the texts. */
  values?: { permission: string };
  /** The reason why a sub-account is skipped; undefined when it is included. */
  skipped: (row: SubUser) => BulkText | undefined;
  /** `isUndo` reverses the change of a row, which is as it was before. */
  send: (api: Api, row: SubUser, isUndo: boolean) => Promise<null>;
}

const cancelled = (row: SubUser) => (row.status === 2 ? 'subAccount.bulk.isCancelled' : undefined);

export const bulkActions = {
  open: {
    label: 'subAccount.bulk.open',
    title: 'subAccount.bulk.openTitle',
    text: 'subAccount.bulk.openText',
    done: 'subAccount.bulk.openDone',
    skipped: (row) => (row.status === 1 ? 'subAccount.bulk.isOpen' : cancelled(row)),
    send: (api, { id }, isUndo) => rowActions[isUndo ? 'close' : 'open'].send(api, id),
  },
  close: {
    label: 'subAccount.bulk.close',
    title: 'subAccount.bulk.closeTitle',
    text: 'subAccount.bulk.closeText',
    done: 'subAccount.bulk.closeDone',
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
    label: allowed ? 'subAccount.bulk.grant' : 'subAccount.bulk.revoke',
    title: allowed ? 'subAccount.bulk.grantTitle' : 'subAccount.bulk.revokeTitle',
    text: allowed ? 'subAccount.bulk.grantText' : 'subAccount.bulk.revokeText',
    done: allowed ? 'subAccount.bulk.grantDone' : 'subAccount.bulk.revokeDone',
    isDangerous: !allowed,
    values: { permission: permission.name },
    skipped: (row) => {
      if (isGranted(row) !== allowed) return undefined;
      return allowed ? 'subAccount.bulk.isGranted' : 'subAccount.bulk.isRevoked';
    },
    send: (api, row, isUndo) =>
      permission.kind === 'de'
        ? rowActions[allowed === isUndo ? 'deOff' : 'deOn'].send(api, row.id)
        : savePermissions(api, withPermission(row, permission, allowed !== isUndo)),
  };
}
