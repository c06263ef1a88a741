/** The key of every page and of every API response. */
export const everything = 'all';

/** Characters that need no escaping in headers, in VCL and in regular expressions. */
const keyShape = /^[\w:-]{1,100}$/;

/** Whether a text can be a surrogate key. */
export const isSurrogateKey = (text: string) => keyShape.test(text);

/** The surrogate keys of a page: its route, what its routes declare, and its API calls. */
export function surrogateKeysOfPage(
  page: string,
  declared: readonly string[],
  ofCalls: Iterable<string>,
): string[] {
  // The name of `news.detail` is `news-detail`: a dot is special in regular expressions.
  return [...new Set([everything, `page:${page.replaceAll('.', '-')}`, ...declared, ...ofCalls])];
}

/** The headers with the keys: `Surrogate-Key` for Varnish and Fastly, `Cache-Tag` for Cloudflare and Akamai. */
export const surrogateKeyHeaders = (keys: readonly string[]): [name: string, value: string][] => [
  ['surrogate-key', keys.join(' ')],
  ['cache-tag', keys.join(',')],
];
