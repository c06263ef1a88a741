/** How long nothing may happen before a story counts as settled. */
const calmMs = 60;

let running = 0;
let lastChange = 0;

/** Notes that something is under way in the story, until the returned function is called. */
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

/** Calls back once nothing has been under way for a moment; gives how to stop waiting. */
export function waitUntilIdle(callback: () => void): () => void {
  lastChange = performance.now();
  const timer = setInterval(() => {
    if (running > 0 || isMoving()) lastChange = performance.now();
    if (performance.now() - lastChange < calmMs) return;
    clearInterval(timer);
    callback();
  }, 20);
  return () => clearInterval(timer);
}

/** Whether something is on its way to where it stays, as a dialog that opens; what turns for ever is at home. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
