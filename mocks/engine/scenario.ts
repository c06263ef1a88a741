import type { components } from '../../openapi/generated/control.d.ts';
import type { ReplayRule } from './replay.ts';

/** A named state of the world, for whoever wants to see it without making it. */
export type Scenario<MockDb> = components['schemas']['Scenario'] & {
  /** Rules that hold while it lasts. */
  rules?: ReplayRule[];
  /** Turns a fresh world into the state. */
  prepare?(world: MockDb): void;
};
