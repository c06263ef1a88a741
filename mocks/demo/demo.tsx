import { useState } from 'react';
import type { PanelHost } from '../panel/host.ts';
import { DemoGuide } from './demo-guide.tsx';
import { Presentation } from './presentation/presentation.tsx';
import { currentStep } from './presentation/presentation-state.ts';

/** The guide, or the presentation in its place. */
export function Demo({ host }: { host: PanelHost }) {
  const [isPresenting, setPresenting] = useState(() => currentStep() !== undefined);
  return isPresenting ? (
    <Presentation host={host} onEnd={() => setPresenting(false)} />
  ) : (
    <DemoGuide host={host} onPresent={() => setPresenting(true)} />
  );
}
