import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { allowsMotion, isNarrow } from '../../browser/media.ts';
import { observeViewport } from '../../browser/observe-viewport.ts';
import { nextStage, type Stage, stageDurations } from './loop-stages.ts';

function subscribeVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether an element is seen, in the viewport of a visible tab, and may move. */
function useMayMove(element: RefObject<HTMLElement | null>): boolean {
  const [isInViewport, setInViewport] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  useEffect(() => {
    const { current } = element;
    if (!current || !allowsMotion()) return;
    const observer = observeViewport(([entry]) => setInViewport(entry?.isIntersecting === true), {
      threshold: 0.25,
    });
    observer?.observe(current);
    return () => observer?.disconnect();
  }, [element]);
  return isInViewport && !isHidden;
}

/**
 * Runs through the stages while the element is visible. It starts with the last stage, which is also the still picture:
 * of the server, without scripts and with prefers-reduced-motion.
 */
export function useLoop(element: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState<Stage>('closed');
  const [isPaused, setPaused] = useState(false);
  const mayMove = useMayMove(element);
  const isRunning = mayMove && !isPaused;

  // Phones show one step at a time: without motion, the first one with its answer.
  useEffect(() => {
    if (!allowsMotion() && isNarrow()) setStage('answered');
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setStage(nextStage), stageDurations[stage]);
    return () => clearTimeout(timer);
  }, [isRunning, stage]);

  return {
    stage,
    /** Whether there is a motion to pause. */
    mayMove,
    isPaused,
    setPaused,
    /** Stops at a stage. */
    stopAt: (at: Stage) => {
      setPaused(true);
      setStage(at);
    },
  };
}
