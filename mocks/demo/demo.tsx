import { useLayoutEffect, useState } from 'react';
import type { PanelHost } from '../panel/host.ts';
import { DemoGuide } from './demo-guide.tsx';
import { Presentation } from './presentation/presentation.tsx';
import { currentStep } from './presentation/presentation-state.ts';

/** The replay panel loads on its own, before or after this overlay. */
const withoutPanel = new CSSStyleSheet();
withoutPanel.replaceSync('[data-overlay="panel"] { display: none; }');

/** The guide, or the presentation in its place. */
export function Demo({ host }: { host: PanelHost }) {
  const [isPresenting, setPresenting] = useState(() => currentStep() !== undefined);
  useLayoutEffect(() => {
    if (!isPresenting) return;
    document.adoptedStyleSheets.push(withoutPanel);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutPanel);
    };
  }, [isPresenting]);
  return isPresenting ? (
    <Presentation host={host} onEnd={() => setPresenting(false)} />
  ) : (
    <DemoGuide host={host} onPresent={() => setPresenting(true)} />
  );
}
