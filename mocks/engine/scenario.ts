import type { components } from './generated/control.d.ts';
import type { ReplayRule } from './replay.ts';

/** A named state of the fake backend. */
export type Scenario<Db, Id extends string = string> = components['schemas']['Scenario'] & {
  /** Rules of the scenario. */
  rules?: ReplayRule<Id>[];
  /** Changes a seeded database into the state. */
  prepare?(db: Db): void;
};
