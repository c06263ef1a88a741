import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PanelHost } from '../panel/host.ts';
import panelStyles from '../panel/panel.css?inline';
import styles from './demo.css?inline';
import { DemoGuide } from './demo-guide.tsx';

/** Lays the demo's badge and guide over the page, out of reach of its styles. */
export function mountDemo(first: PanelHost): { update(host: PanelHost): void; unmount(): void } {
  const element = document.createElement('div');
  document.body.append(element);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [panelStyles, styles].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const root = createRoot(shadow);
  const update = (host: PanelHost) =>
    root.render(
      <StrictMode>
        <DemoGuide host={host} />
      </StrictMode>,
    );
  update(first);
  return {
    update,
    unmount() {
      root.unmount();
      element.remove();
    },
  };
}
