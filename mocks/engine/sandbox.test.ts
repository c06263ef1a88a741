import { expect, test } from 'vitest';
import { defaultSandbox, Sandboxes } from './sandbox.ts';

function open(limits: { count?: number; idleMs?: number } = {}) {
  let now = 0;
  let worlds = 0;
  const createWorld = () => {
    worlds += 1;
    return { number: worlds };
  };
  const sandboxes = new Sandboxes(createWorld, { ...limits, now: () => now });
  return {
    sandboxes,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

test('a name always selects the same sandbox', () => {
  const { sandboxes } = open();
  expect(sandboxes.open('a').world).toBe(sandboxes.open('a').world);
  expect(sandboxes.open('b').world).not.toBe(sandboxes.open('a').world);
});

test('an idle sandbox is dropped, except the default one', () => {
  const { sandboxes, wait } = open({ idleMs: 1000 });
  const { world } = sandboxes.open(defaultSandbox);
  sandboxes.open('idle');
  sandboxes.open('used');
  wait(600);
  sandboxes.open('used');
  wait(600);
  sandboxes.open('used');
  expect(sandboxes.count).toBe(2);
  expect(sandboxes.open(defaultSandbox).world).toBe(world);
});

test('the least recently used sandbox is dropped first', () => {
  const { sandboxes } = open({ count: 2 });
  const first = sandboxes.open('first').world;
  const second = sandboxes.open('second').world;
  sandboxes.open('first');
  sandboxes.open('third');
  expect(sandboxes.count).toBe(2);
  expect(sandboxes.open('first').world).toBe(first);
  expect(sandboxes.open('second').world).not.toBe(second);
});

test('a reset restores the initial state under the same name', () => {
  const { sandboxes } = open();
  const sandbox = sandboxes.open('a');
  const { world } = sandbox;
  sandbox.rules.add({ operationId: '*', code: 'B0001' });
  sandboxes.reset(sandbox);
  expect(sandboxes.open('a').world).not.toBe(world);
  expect(sandboxes.open('a').rules.list()).toEqual([]);
});
