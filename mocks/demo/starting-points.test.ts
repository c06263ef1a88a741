import { expect, test } from 'vitest';
import { scenarios } from '../scenarios/scenarios.ts';
import { startingPoints } from './starting-points.ts';

test('every starting point names a scenario that is there, and looks where it is seen', () => {
  for (const { scenario, path } of startingPoints.filter((point) => point.scenario)) {
    expect(scenarios.find(({ name }) => name === scenario)?.look, scenario).toBe(path);
  }
});
