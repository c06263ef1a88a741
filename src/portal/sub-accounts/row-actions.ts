import type { Api } from '../../api/client.ts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import type { SubUser } from './sub-user.ts';

/** The row actions with a plain confirmation. */
export type RowAction = 'open' | 'close' | 'deOn' | 'deOff' | 'cancel' | 'restore';

interface RowActionFacts {
  /** The label of the menu entry and of the confirm button. */
  label: TextKey<'subAccount'>;
  title: TextKey<'subAccount', 'name'>;
  text: TextKey<'subAccount'>;
  done: TextKey<'subAccount', 'name'>;
  /** The label of the cancel button, when "Cancel" is ambiguous. */
  keep?: TextKey<'subAccount'>;
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
    label: 'subAccount.open.label',
    title: 'subAccount.open.title',
    text: 'subAccount.open.text',
    done: 'subAccount.open.done',
    change: withStatus(1),
    send: setDisabled(0),
  },
  close: {
    label: 'subAccount.close.label',
    title: 'subAccount.close.title',
    text: 'subAccount.close.text',
    done: 'subAccount.close.done',
    isDangerous: true,
    change: withStatus(0),
    send: setDisabled(1),
  },
  deOn: {
    label: 'subAccount.openDe.label',
    title: 'subAccount.openDe.title',
    text: 'subAccount.openDe.text',
    done: 'subAccount.openDe.done',
    change: withDe(1),
    send: setDe(1),
  },
  deOff: {
    label: 'subAccount.closeDe.label',
    title: 'subAccount.closeDe.title',
    text: 'subAccount.closeDe.text',
    done: 'subAccount.closeDe.done',
    isDangerous: true,
    change: withDe(0),
    send: setDe(0),
  },
  cancel: {
    label: 'subAccount.cancel.label',
    title: 'subAccount.cancel.title',
    text: 'subAccount.cancel.text',
    done: 'subAccount.cancel.done',
    keep: 'subAccount.cancel.keep',
    isDangerous: true,
    change: withStatus(2),
    send: setState(2),
  },
  restore: {
    label: 'subAccount.restore.label',
    title: 'subAccount.restore.title',
    text: 'subAccount.restore.text',
    done: 'subAccount.restore.done',
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
