import { expect, test } from 'vitest';
import { createRedaction } from './redaction.ts';
import { defaultSandbox, Sandboxes } from './sandbox.ts';

function open(limits: { count?: number; idleMs?: number } = {}) {
  let now = 0;
  let created = 0;
  const createDb = () => {
    created += 1;
    return { number: created };
  };
  const sandboxes = new Sandboxes(createDb, createRedaction(), { ...limits, now: () => now });
  return {
    sandboxes,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

test('a name always selects the same sandbox', () => {
  const { sandboxes } = open();
  expect(sandboxes.open('a').db).toBe(sandboxes.open('a').db);
  expect(sandboxes.open('b').db).not.toBe(sandboxes.open('a').db);
});

test('an idle sandbox is dropped, except the default one', () => {
  const { sandboxes, wait } = open({ idleMs: 1000 });
  const { db } = sandboxes.open(defaultSandbox);
  sandboxes.open('idle');
  sandboxes.open('used');
  wait(600);
  sandboxes.open('used');
  wait(600);
  sandboxes.open('used');
  expect(sandboxes.count).toBe(2);
  expect(sandboxes.open(defaultSandbox).db).toBe(db);
});

test('the least recently used sandbox is dropped first', () => {
  const { sandboxes } = open({ count: 2 });
  const first = sandboxes.open('first').db;
  const second = sandboxes.open('second').db;
  sandboxes.open('first');
  sandboxes.open('third');
  expect(sandboxes.count).toBe(2);
  expect(sandboxes.open('first').db).toBe(first);
  expect(sandboxes.open('second').db).not.toBe(second);
});

test('a reset restores the initial state under the same name', () => {
  const { sandboxes } = open();
  const sandbox = sandboxes.open('a');
  const { db } = sandbox;
  sandbox.rules.add({ operationId: '*', code: 'B0001' });
  sandboxes.reset(sandbox);
  expect(sandboxes.open('a').db).not.toBe(db);
  expect(sandboxes.open('a').rules.list()).toEqual([]);
});
