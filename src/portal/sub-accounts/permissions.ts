import type { Api } from '../../api/client.ts';
import type { SubUser } from './use-optimistic-rows.ts';

/** A product or service that a sub-account can get. */
export interface Permission {
  kind: 'productIds' | 'serviceIds';
  id: string;
  name: string;
}

export const isAllowed = (row: SubUser, { kind, id }: Permission): boolean => row[kind].includes(id);

/** The row with a permission granted or revoked. */
export function withPermission(row: SubUser, { kind, id }: Permission, allowed: boolean): SubUser {
  const others = row[kind].filter((other) => other !== id);
  return { ...row, [kind]: allowed ? [...others, id] : others };
}

/** Saves the permissions of a sub-account. The call needs the name and the phone number, too. */
export const savePermissions = (
  api: Api,
  { id, name, mobile, productIds, serviceIds, de }: SubUser,
): Promise<null> => api.updateSubUser({ body: { id, name, mobile, productIds, serviceIds, de } });
