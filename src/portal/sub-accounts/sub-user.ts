import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { components } from '../../../openapi/generated/schema.d.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';

export type SubUser = components['schemas']['SubUser'];

/** A product or service that a sub-account can get. */
export interface Permission {
  kind: 'productIds' | 'serviceIds';
  id: string;
  name: string;
}

/** What somebody can use. */
type Grants = Pick<SubUser, Permission['kind']>;

export const isAllowed = (row: Grants, { kind, id }: Permission): boolean => row[kind].includes(id);

/** The names of what a sub-account can use, of one kind or of both. */
export const allowedNames = (
  row: Grants,
  permissions: readonly Permission[],
  kind?: Permission['kind'],
): string[] =>
  permissions
    .filter((permission) => isAllowed(row, permission) && permission.kind === (kind ?? permission.kind))
    .map(({ name }) => name);

/** The names of what a sub-account cannot use. */
export const lackedNames = (row: Grants, permissions: readonly Permission[]): string[] =>
  permissions.filter((permission) => !isAllowed(row, permission)).map(({ name }) => name);

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

/** The text keys of the statuses: closed, open, cancelled. */
export const statusKeys = [
  'subAccount.status.closed',
  'subAccount.status.open',
  'subAccount.status.cancelled',
] as const;

export const statusColors = ['warning', 'success', 'informative'] as const;

/** Codes for a concurrent change or deletion. */
const conflicts = new Set<string | undefined>(['B003', 'B004', 'A2002'] satisfies ErrorCode[]);

/** Whether an error means that the list is outdated. */
export const isConflict = ({ code }: ApiError): boolean => conflicts.has(code);
