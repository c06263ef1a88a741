import { parseUrl } from '../../browser/parse-url.ts';

/**
 * Makes the addresses of links and images in sanitized HTML absolute, because feed readers show it under another address. Sanitized HTML has no
 * `<` outside of tags.
 */
export function absoluteUrls(html: string, origin: string): string {
  if (origin === '') return html;
  return html.replaceAll(/<(?:a|img)\b[^<>]*>/g, (tag) =>
    tag.replaceAll(/(?<=\s(?:href|src)=")[^"]*/g, (address) => {
      const url = parseUrl(address.replaceAll('&amp;', '&'), origin);
      return url ? url.href.replaceAll('&', '&amp;') : address;
    }),
  );
}
