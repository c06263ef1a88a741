import { createDOMRenderer, type GriffelRenderer } from '@fluentui/react-components';

/** Stands in the kept styles for the nonce of each answer. */
export const noncePlace = 'nonce-of-this-answer';

const renderers = new Map<string, GriffelRenderer>();

/**
 * Gives the collector of Fluent's styles for a page.
 *
 * Fluent remembers every collector it has ever written to, for as long as the process lives; one for each request would
 * fill the memory. So there is one for each page of the route table, which gathers what that page has needed so far.
 *
 * @param page names the page: its routes, never anything of a request
 */
export function styleRenderer(page: string, nonce: string): GriffelRenderer {
  let kept = renderers.get(page);
  if (!kept) {
    kept = createDOMRenderer(undefined, { styleElementAttributes: { nonce: noncePlace } });
    renderers.set(page, kept);
  }
  // What the page itself renders, such as the theme, takes its attributes from here.
  return { ...kept, styleElementAttributes: { nonce } };
}
