import { expect, test } from 'vitest';
import {
  causes,
  days,
  firstAlert,
  loudestDay,
  observation,
  threshold,
  wordingDifference,
  wordingMargin,
} from './logs.ts';

test('half of the observed people get stuck, which takes them longer', () => {
  expect(observation).toEqual({ people: 12, stuck: 6, medianSmoothSeconds: 287.5, medianStuckSeconds: 455 });
});

test('an alert counts accounts, not posts', () => {
  expect(loudestDay).toBeLessThan(firstAlert);
  expect(days[loudestDay]).toEqual([171, 29]);
  expect(days[firstAlert]?.[1]).toBeGreaterThan(threshold);
});

test('the two wordings differ beyond chance', () => {
  expect(wordingDifference).toBeGreaterThan(wordingMargin);
});

test('a cause ranks by its effect, not by its mentions', () => {
  const byShare = [...causes].sort((one, other) => other.share - one.share).map(({ index }) => index);
  expect(causes.map(({ index }) => index)).not.toEqual(byShare);
  expect(causes[0]).toMatchObject({ index: 0, gain: expect.closeTo(0.852, 3) });
});
