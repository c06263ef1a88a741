import { parseUrl } from '../../browser/parse-url.ts';

/** Where a product opens: in the frame of the user area, in a tab of its own, or not at all. */
type OpenMode = 'frame' | 'tab' | 'blocked';

/**
 * Decides where a product opens by the address that the API gave for it.
 *
 * @param origins that may be framed; without any, every product opens in a tab of its own
 */
export function openMode(address: string, origins: readonly string[]): OpenMode {
  const url = parseUrl(address);
  if (!url) return 'blocked';
  const { protocol, origin, username } = url;
  if (!/^https?:$/.test(protocol) || username !== '') return 'blocked';
  if (origins.length === 0) return 'tab';
  return origins.includes(origin) ? 'frame' : 'blocked';
}
