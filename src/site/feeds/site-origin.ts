import type { LoaderFunctionArgs } from 'react-router';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';

/**
 * The configured origin, which prefixes the paths in feeds, or an empty string. The Host header is untrusted, and the response
 * is cached for all users.
 */
export function originOf({ context }: Pick<LoaderFunctionArgs, 'context'>): string {
  return context.get(bootstrapContext).config.siteOrigin ?? '';
}
