import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { allowsMotion, isNarrow } from '../../browser/media.ts';
import { observeViewport } from '../../browser/observe-viewport.ts';
import { latest } from './data/responses.ts';
import type { TicketProgress } from './data/tickets.ts';
import type { Answer } from './scenes/scene.ts';

interface TourTarget {
  setScene: (name: 'dashboard' | 'tickets') => void;
  setAnswer: (answer: Answer) => void;
  setProgress: (progress: TicketProgress) => void;
}

/** What happens after how many milliseconds, in 9 seconds altogether. */
export const steps: readonly { after: number; show: (target: TourTarget) => void }[] = [
  { after: 2800, show: ({ setScene }) => setScene('tickets') },
  { after: 2400, show: ({ setProgress }) => setProgress({ yours: 'called' }) },
  { after: 2000, show: ({ setProgress }) => setProgress({ yours: 'closed' }) },
  { after: 1800, show: () => {} },
];

function subscribeVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether an element is seen, in the viewport of a visible tab, and may move. */
function useMayMove(element: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isInViewport, setInViewport] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  useEffect(() => {
    const { current } = element;
    // Phones show one view: a change would move the page below it.
    if (!isOn || !current || !allowsMotion() || isNarrow()) return;
    const observer = observeViewport(([entry]) => setInViewport(entry?.isIntersecting === true), {
      threshold: 0.25,
    });
    observer?.observe(current);
    return () => observer?.disconnect();
  }, [element, isOn]);
  return isInViewport && !isHidden;
}

/**
 * Shows once how a low score becomes a ticket and a call, while the element is visible. A visitor who touches the workspace takes over; on
 * phones and with prefers-reduced-motion nothing moves by itself.
 */
export function useTour(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { setScene, setAnswer, setProgress }: TourTarget,
) {
  const [step, setStep] = useState(0);
  const [state, setState] = useState<'running' | 'paused' | 'taken'>('running');
  const mayMove = useMayMove(element, isOn);
  const isRunning = mayMove && state === 'running' && step < steps.length;

  useEffect(() => {
    const next = isRunning ? steps[step] : undefined;
    if (!next) return;
    const timer = setTimeout(() => {
      next.show({ setScene, setAnswer, setProgress });
      setStep(step + 1);
    }, next.after);
    return () => clearTimeout(timer);
  }, [isRunning, step, setScene, setAnswer, setProgress]);

  const startAgain = () => {
    setScene('dashboard');
    setAnswer(latest);
    setProgress({});
    setStep(0);
  };

  /** The button of the tour, if there is something to do. */
  const control = !isOn
    ? undefined
    : state === 'taken' || step === steps.length
      ? ({ label: 'again', act: startAgain } as const)
      : state === 'paused'
        ? ({ label: 'play', act: () => setState('running') } as const)
        : mayMove
          ? ({ label: 'pause', act: () => setState('paused') } as const)
          : undefined;

  return {
    control,
    takeOver: ({ target }: MouseEvent | SyntheticEvent) => {
      if (target instanceof Element && !target.closest('[data-tour], figcaption')) setState('taken');
    },
  };
}
