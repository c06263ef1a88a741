import { createDOMRenderer, type GriffelRenderer, renderToStyleElements } from '@griffel/react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The placeholder of the nonce in cached styles. */
const noncePlaceholder = 'nonce-of-this-answer';

/** The Fluent UI styles of a page. */
interface PageStyles {
  /** Collects styles during the render. */
  renderer: GriffelRenderer;
  /** The style elements with the collected styles; none without Fluent UI. */
  markup(): string;
}

const stylesOfPages = new Map<string, (nonce: string) => PageStyles>();

/**
 * Returns the style collector of a page.
 *
 * Fluent UI references every renderer until the process ends, so a renderer per request would be a memory leak. There is one per
 * page of the route table, which accumulates its styles.
 *
 * @param page the route ids of the page, independent of the request
 */
export function pageStyles(page: string, nonce: string): PageStyles {
  const known = stylesOfPages.get(page) ?? collect();
  stylesOfPages.set(page, known);
  return known(nonce);
}

function collect(): (nonce: string) => PageStyles {
  const renderer = createDOMRenderer(undefined, { styleElementAttributes: { nonce: noncePlaceholder } });
  // Serialized again only when new styles were added.
  let markup: string | undefined;
  const insertCSSRules: GriffelRenderer['insertCSSRules'] = (rules) => {
    markup = undefined;
    renderer.insertCSSRules(rules);
  };
  return (nonce) => ({
    // Fluent UI uses these attributes for its theme element.
    renderer: { ...renderer, insertCSSRules, styleElementAttributes: { nonce } },
    markup() {
      markup ??= renderToStaticMarkup(renderToStyleElements(renderer));
      return markup.replaceAll(noncePlaceholder, nonce);
    },
  });
}
