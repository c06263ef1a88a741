import type { components } from '../../openapi/generated/control.d.ts';
import type { ReplayRule } from './replay.ts';

/** A named state of the fake backend. */
export type Scenario<MockDb> = components['schemas']['Scenario'] & {
  /** Rules of the scenario. */
  rules?: ReplayRule[];
  /** Changes a seeded database into the state. */
  prepare?(db: MockDb): void;
};
