import type { LoaderFunctionArgs } from 'react-router';
import { bootContext } from '../../page/boot.tsx';

/** The origin that feeds name: the configured one, else the one they were asked for at. */
export function originOf({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): string {
  return context.get(bootContext).config.siteOrigin ?? url.origin;
}
