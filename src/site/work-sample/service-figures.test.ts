import { expect, test } from 'vitest';
import {
  checkedResponses,
  cleaning,
  feasibilityCompletes,
  labelingAgreement,
  opinionCount,
  opinionTones,
  quotasDone,
  quotasTarget,
  retention,
  verdictOf,
} from './service-figures.ts';

test('the quotas add up to the completes of the order', () => {
  expect(quotasTarget).toBe(feasibilityCompletes);
  expect(quotasDone).toBe(541);
});

test('duplicates are replaced, other failures reviewed', () => {
  expect(checkedResponses.map(({ passes }) => verdictOf(passes))).toEqual([
    'kept',
    'kept',
    'replaced',
    'reviewed',
    'kept',
    'replaced',
  ]);
});

test('the tones are those of all opinions', () => {
  expect(opinionTones.map((count) => Math.round((100 * count) / opinionCount))).toEqual([51, 22, 27]);
  expect(opinionCount).toBe(1_513);
  expect([...cleaning]).toEqual([...cleaning].sort((one, other) => other - one));
});

test('the users who left are those who no longer open the app', () => {
  // The note of the page names both numbers.
  expect(1_200 * (1 - (retention.at(-1) ?? 0) / 100)).toBeCloseTo(816);
});

test('each class has its agreement', () => {
  expect(labelingAgreement.classes.map(Math.round)).toEqual([94, 94, 97, 89]);
  expect(labelingAgreement.kappa).toBeCloseTo(0.91, 2);
});
