import { maxLogoLength } from './customer.ts';

/** Maximum length of a logo with which the link of a customer stays below 2,000 characters, after which some messengers cut it. */
export const maxLinkLogoLength = 1500;

/**
 * Picks one of several pictures of a logo as data URLs, the sharpest sizes first: the smallest file of the first size that a link
 * carries, or else the smallest of the sharpest size. Undefined where that is too large for a file, too.
 */
export function pickLogo(sizes: readonly (readonly string[])[]): string | undefined {
  const smallest = sizes.map((urls) => urls.toSorted((a, b) => a.length - b.length)[0] ?? '');
  const picked = smallest.find((url) => url.length <= maxLinkLogoLength) ?? smallest[0] ?? '';
  return picked.length <= maxLogoLength ? picked : undefined;
}
