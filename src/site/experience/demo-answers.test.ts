import { expect, test } from 'vitest';
import { boardOf } from './demo-answers.ts';

test('an answer of the demonstration counts in its group', { tags: ['R2.8'] }, () => {
  const groupsAt = (score: number) => boardOf({ score, reason: 'wait' }).groups;
  expect([0, 6].map((score) => groupsAt(score).detractors)).toEqual([17, 17]);
  expect([7, 8].map((score) => groupsAt(score).passives)).toEqual([25, 25]);
  expect([9, 10].map((score) => groupsAt(score).promoters)).toEqual([44, 44]);
});

test('the score of the demonstration is the percentage of promoters minus detractors', () => {
  expect(boardOf({ score: 10, reason: 'app' })).toMatchObject({ total: 84, nps: 33, reasons: { app: 24 } });
  expect(boardOf({ score: 0, reason: 'app' }).nps).toBe(31);
});

test('each answer of the demonstration has one reason', () => {
  for (const answer of [null, { score: 4, reason: 'staff' } as const]) {
    const board = boardOf(answer);
    const named = Object.values(board.reasons).reduce((sum, count) => sum + count, 0);
    expect(named).toBe(board.total);
  }
});
