import type { SubUser } from './use-optimistic-rows.ts';

/** Something of the company's that a sub-account may be allowed to use. */
export interface Permission {
  kind: 'productIds' | 'serviceIds';
  id: string;
  name: string;
}

export const isAllowed = (row: SubUser, { kind, id }: Permission): boolean => row[kind].includes(id);

/** The row with a permission given or taken. */
export function withPermission(row: SubUser, { kind, id }: Permission, allowed: boolean): SubUser {
  const others = row[kind].filter((other) => other !== id);
  return { ...row, [kind]: allowed ? [...others, id] : others };
}
