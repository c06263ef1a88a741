import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PanelHost } from '../panel/host.ts';

/** An overlay of the page. */
export interface Overlay {
  /** Notifies the overlay of a page change. */
  update(host: PanelHost): void;
  unmount(): void;
}

/** Renders `draw` over the page in a shadow root, isolated from the styles of the page. */
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
