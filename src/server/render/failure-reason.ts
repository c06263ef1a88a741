import type { ApiError } from '../../api/api-error.ts';

/**
 * Returns why a call has no readable response, in the words of the system, such as `getaddrinfo ENOTFOUND api.example.com`.
 *
 * @returns undefined if the status and the code of the response are the reason
 */
export function failureReason({ cause }: ApiError): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  let reason = cause;
  while (reason.cause instanceof Error) reason = reason.cause;
  // A host name with two addresses fails once for each.
  if (reason instanceof AggregateError) return reason.errors.map(({ message }) => message).join('; ');
  return reason.message;
}
