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
