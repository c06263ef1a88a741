/** The idle time after which a story counts as settled. */
const idleMs = 60;

let running = 0;
let lastChange = 0;

/** Marks an activity in the story as running until the returned function is called. */
export function begin(): () => void {
  running += 1;
  let isRunning = true;
  return () => {
    if (!isRunning) return;
    isRunning = false;
    running -= 1;
    lastChange = performance.now();
  };
}

/** Calls `callback` when the story is idle. Returns a function that cancels the wait. */
export function waitUntilIdle(callback: () => void): () => void {
  lastChange = performance.now();
  const timer = setInterval(() => {
    if (running > 0 || isMoving()) lastChange = performance.now();
    if (performance.now() - lastChange < idleMs) return;
    clearInterval(timer);
    callback();
  }, 20);
  return () => clearInterval(timer);
}

/** Whether an animation with an end is running, for example of a dialog that opens. Infinite animations do not count. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
