import { parseUrl } from '../../browser/parse-url.ts';

/** How a product opens: in an iframe, in a new tab, or not at all. */
type OpenMode = 'frame' | 'tab' | 'blocked';

/**
 * Determines how a product opens from its URL.
 *
 * @param origins origins that may be framed; when empty, every product opens in a new tab
 */
export function openMode(address: string, origins: readonly string[]): OpenMode {
  const url = parseUrl(address);
  if (!url) return 'blocked';
  const { protocol, origin, username } = url;
  if (!/^https?:$/.test(protocol) || username !== '') return 'blocked';
  if (origins.length === 0) return 'tab';
  return origins.includes(origin) ? 'frame' : 'blocked';
}
