/** The only source of time in the fake backend. Milliseconds since the epoch throughout. */
export interface Clock {
  now(): number;
  /** Moves the clock forward. */
  advance(ms: number): void;
  /** Puts the clock to a time, as a snapshot was taken at. */
  set(time: number): void;
  /** How far it was moved altogether. */
  movedMs(): number;
}

/** A clock that stands still until it is advanced. */
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

/** A clock that runs with the machine's, plus whatever it was advanced by. */
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
