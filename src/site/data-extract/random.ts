/** A source of reproducible numbers. */
export interface Random {
  /** An integer from `from` to `to`, both included. */
  integer: (from: number, to: number) => number;
}

/** Creates numbers from a text: a linear congruential generator with the constants of Numerical Recipes. */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);
  return {
    integer: (from, to) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return from + Math.floor((state / 2 ** 32) * (to - from + 1));
    },
  };
}
