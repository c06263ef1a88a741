import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import controls from '../panel/controls.css?inline';
import type { PanelHost } from '../panel/host.ts';
import styles from './demo.css?inline';
import { DemoGuide } from './demo-guide.tsx';
import { Presentation } from './presentation/presentation.tsx';
import { currentStep } from './presentation/presentation-state.ts';

/** The guide, or the presentation in its place. */
function Demo({ host }: { host: PanelHost }) {
  const [isPresenting, setPresenting] = useState(() => currentStep() !== undefined);
  return isPresenting ? (
    <Presentation host={host} onEnd={() => setPresenting(false)} />
  ) : (
    <DemoGuide host={host} onPresent={() => setPresenting(true)} />
  );
}

/** Mounts badge and guide of the demo over the page, in a shadow root that isolates them from its styles. */
export function mountDemo(first: PanelHost) {
  const element = document.createElement('div');
  document.body.append(element);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [controls, styles].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const root = createRoot(shadow);
  /** Notifies the demo of a page change. */
  function update(host: PanelHost) {
    root.render(
      <StrictMode>
        <Demo host={host} />
      </StrictMode>,
    );
  }
  update(first);
  return {
    update,
    unmount() {
      root.unmount();
      element.remove();
    },
  };
}
