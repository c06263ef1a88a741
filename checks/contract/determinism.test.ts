import { expect, test } from 'vitest';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';

/** Runs every example call in sequence in one sandbox and returns all responses. */
async function responsesOf(seed: number): Promise<string[]> {
  const backend = createProductBackend({ base: '/api', clock: () => fixedClock(seedTime), seed });
  const texts: string[] = [];
  const { callExample } = createCaller({
    async fetch(request) {
      const response = await backend.fetch(request);
      texts.push(`${response.status} ${await response.clone().text()}`);
      return response;
    },
  });
  const dead = ['deleteSubUser', 'changePassword', 'resetPassword'];
  for (const { operationId } of operations) if (!dead.includes(operationId)) await callExample(operationId);
  return texts;
}

test('the same seed, clock and calls produce the same bytes', { tags: ['R7.22'] }, async () => {
  const first = await responsesOf(1);
  expect(first.length).toBeGreaterThan(operations.length);
  expect(await responsesOf(1)).toEqual(first);
});

test('another seed produces other data', { tags: ['R7.22'] }, async () => {
  expect(await responsesOf(2)).not.toEqual(await responsesOf(1));
});
