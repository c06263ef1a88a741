import { expect, test } from 'vitest';
import { scenarios } from '../scenarios/scenarios.ts';
import { refusals, startingPoints } from './starting-points.ts';

test('every starting point has an existing scenario and opens its page', () => {
  for (const { scenario, path } of [...startingPoints, ...refusals].filter((point) => point.scenario)) {
    expect(scenarios.find(({ name }) => name === scenario)?.path, scenario).toBe(path);
  }
});
