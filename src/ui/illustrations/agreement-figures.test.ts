import { expect, test } from 'vitest';
import { agreementOf } from './agreement-figures.ts';

test('kappa is agreement beyond chance', () => {
  // The example of Cohen's paper as it is usually taught: 70% agreement, 50% by chance.
  expect(
    agreementOf([
      [20, 5],
      [10, 15],
    ]),
  ).toEqual({ total: 50, agreement: 0.7, kappa: expect.closeTo(0.4) });
});
