/**
 * Prevents that scripts which load on demand add the style sheet of the root route a second time: all styles and the whole layout
 * would be computed again. Call it before the first of them.
 *
 * The router adds `#` to the address of a style sheet that such scripts need, too, so that they do not take its element for theirs: it
 * leaves with its route. The root's never leaves. Vite finds a style sheet by its address: the element that is added here has the one
 * that it looks for, and is disabled, so that no browser loads it (docs/decisions/0040).
 */
export function keepRootStyles(): void {
  // The router writes those of the root first, which are one file.
  const root = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!root?.href.endsWith('#')) return;
  const known = document.createElement('link');
  Object.assign(known, { rel: 'stylesheet', disabled: true, href: root.href.slice(0, -1) });
  document.head.append(known);
}
