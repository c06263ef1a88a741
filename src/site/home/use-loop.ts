import { type RefObject, useEffect, useState } from 'react';
import { nextStage, type Stage, stageDurations } from './loop-stages.ts';

/** Whether an element is in the viewport and may move. */
function useMayMove(element: RefObject<HTMLElement | null>): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => setMayMove(entry?.isIntersecting === true && !document.hidden),
      { threshold: 0.25 },
    );
    observer.observe(current);
    const changeVisibility = () => setMayMove(!document.hidden);
    document.addEventListener('visibilitychange', changeVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', changeVisibility);
    };
  }, [element]);
  return mayMove;
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
