/** The only source of time in the fake backend. Milliseconds since the epoch throughout. */
export interface Clock {
  now(): number;
  /** Moves the clock forward, by a negative time back. */
  advance(ms: number): void;
  /** Sets the clock, forward or back. */
  set(time: number): void;
  /** Total time that the clock was advanced by. */
  movedMs(): number;
}

/** A clock that stops until it is advanced. */
export function fixedClock(start: number): Clock {
  let now = start;
  return {
    movedMs: () => now - start,
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    set: (time) => {
      now = time;
    },
  };
}

/** The machine's clock plus the time it was advanced by. */
export function runningClock(): Clock {
  let offset = 0;
  return {
    movedMs: () => offset,
    now: () => Date.now() + offset,
    advance: (ms) => {
      offset += ms;
    },
    set: (time) => {
      offset = time - Date.now();
    },
  };
}
