import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PanelHost } from './host.ts';
import styles from './panel.css?inline';
import { Panel } from './panel.tsx';

/** Lays the panel over the page, out of reach of its styles. Gives the way to tell it of a change, and to take it away. */
export function mountPanel(first: PanelHost): { update(host: PanelHost): void; unmount(): void } {
  const element = document.createElement('div');
  document.body.append(element);
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const root = createRoot(shadow);
  const update = (host: PanelHost) =>
    root.render(
      <StrictMode>
        <Panel host={host} />
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
