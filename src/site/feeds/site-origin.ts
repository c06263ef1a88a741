import type { LoaderFunctionArgs } from 'react-router';
import { bootContext } from '../../app/bootstrap-data.tsx';

/**
 * What stands before the paths that feeds name: the configured origin, or nothing. The host of a request is whatever the visitor
 * says, and the server that keeps the answer for others has none of its own.
 */
export function originOf({ context }: Pick<LoaderFunctionArgs, 'context'>): string {
  return context.get(bootContext).config.siteOrigin ?? '';
}
