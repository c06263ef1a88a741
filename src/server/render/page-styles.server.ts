import { createDOMRenderer, type GriffelRenderer, renderToStyleElements } from '@fluentui/react-components';
import { renderToStaticMarkup } from 'react-dom/server';

/** Stands in the kept styles for the nonce of each answer. */
const noncePlace = 'nonce-of-this-answer';

/** Fluent's styles of a page. */
interface PageStyles {
  /** Collects them while the page is rendered. */
  renderer: GriffelRenderer;
  /** The elements that hold what has been collected so far; none on a page without Fluent. */
  markup(): string;
}

const kept = new Map<string, (nonce: string) => PageStyles>();

/**
 * Gives the collector of Fluent's styles for a page.
 *
 * Fluent remembers every collector it has ever written to, for as long as the process lives; one for each request would
 * fill the memory. So there is one for each page of the route table, which gathers what that page has needed so far.
 *
 * @param page names the page: its routes, never anything of a request
 */
export function pageStyles(page: string, nonce: string): PageStyles {
  const known = kept.get(page) ?? collect();
  kept.set(page, known);
  return known(nonce);
}

function collect(): (nonce: string) => PageStyles {
  const renderer = createDOMRenderer(undefined, { styleElementAttributes: { nonce: noncePlace } });
  // After the first few answers nothing new comes, and what is there need not be written again.
  let markup: string | undefined;
  const insertCSSRules: GriffelRenderer['insertCSSRules'] = (rules) => {
    markup = undefined;
    renderer.insertCSSRules(rules);
  };
  return (nonce) => ({
    // What Fluent itself writes into the page, an element for a theme, takes its attributes from here.
    renderer: { ...renderer, insertCSSRules, styleElementAttributes: { nonce } },
    markup() {
      markup ??= renderToStaticMarkup(renderToStyleElements(renderer));
      return markup.replaceAll(noncePlace, nonce);
    },
  });
}
