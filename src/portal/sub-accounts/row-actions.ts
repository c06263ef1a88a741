import type { Api } from '../../api/client.ts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import type { SubUser } from './sub-user.ts';

/** The row actions with a plain confirmation. Their texts are below `subAccount.` and the name. */
export type RowAction = 'open' | 'close' | 'openDe' | 'closeDe' | 'cancel' | 'restore';

interface RowActionFacts {
  /** Whether it takes something away. */
  isDangerous?: boolean;
  change: (row: SubUser) => SubUser;
  send: (api: Api, id: string) => Promise<null>;
}

const withStatus = (status: SubUser['status']) => (row: SubUser) => ({ ...row, status });
const withDe = (de: SubUser['de']) => (row: SubUser) => ({ ...row, de });

const setDisabled = (disabled: 0 | 1) => (api: Api, id: string) =>
  api.setSubUserDisabled({ body: { id, disabled } });
const setDe = (de: 0 | 1) => (api: Api, id: string) => api.setSubUserDe({ body: { id, de } });
const setState = (state: 1 | 2) => (api: Api, id: string) =>
  api.changeUserState({ path: { id }, query: { state } });

export const rowActions: Record<RowAction, RowActionFacts> = {
  open: {
    change: withStatus(1),
    send: setDisabled(0),
  },
  close: {
    isDangerous: true,
    change: withStatus(0),
    send: setDisabled(1),
  },
  openDe: {
    change: withDe(1),
    send: setDe(1),
  },
  closeDe: {
    isDangerous: true,
    change: withDe(0),
    send: setDe(0),
  },
  cancel: {
    isDangerous: true,
    change: withStatus(2),
    send: setState(2),
  },
  restore: {
    change: withStatus(1),
    send: setState(1),
  },
};

const statusActions: Record<SubUser['status'], readonly RowAction[]> = {
  0: ['open', 'cancel'],
  1: ['close', 'cancel'],
  2: ['restore'],
};

/** The actions available for a status, except for the DE permission. Cancelling and restoring require a setting. */
export function useStatusActions(status: SubUser['status']): RowAction[] {
  const { cancelAccount } = useBootstrapData().config.features;
  return statusActions[status].filter(
    (action) => cancelAccount || (action !== 'cancel' && action !== 'restore'),
  );
}
