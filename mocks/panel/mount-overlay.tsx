import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PanelHost } from './host.ts';

/** Something that lies over the page. */
export interface Overlay {
  /** Tells it of a change of the page. */
  update(host: PanelHost): void;
  unmount(): void;
}

/** Lays what `draw` gives over the page, with styles of its own and out of reach of the page's. */
export function mountOverlay(
  first: PanelHost,
  styles: readonly string[],
  draw: (host: PanelHost) => ReactNode,
): Overlay {
  const element = document.createElement('div');
  document.body.append(element);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const root = createRoot(shadow);
  const update = (host: PanelHost) => root.render(<StrictMode>{draw(host)}</StrictMode>);
  update(first);
  return {
    update,
    unmount() {
      root.unmount();
      element.remove();
    },
  };
}
