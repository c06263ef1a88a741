import type { OperationId } from '../../openapi/generated/operations.ts';
import { toUserSummary } from './cookies.ts';

/** The operations whose answer begins or continues a session. */
const withToken = new Set<OperationId>(['loginByPassword', 'loginBySms', 'registerBySms', 'refreshToken']);

const hasToken = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  typeof data.token === 'string' &&
  data.token;

/** Returns what an answer lacks that the session stores; undefined if it is complete. */
export function findSessionMismatch(operationId: OperationId, data: unknown): string | undefined {
  if (withToken.has(operationId) && !hasToken(data)) return '/data lacks the token';
  if (operationId === 'getUserDetail' && !toUserSummary(data)) return '/data lacks id or name';
  return undefined;
}
