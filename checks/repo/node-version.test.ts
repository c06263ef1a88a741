import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { read } from '../../test/files.ts';

const check = 'node scripts/check-node.cjs && ';

/** Runs the check in a Node of a version. Returns its message and exit code. */
function runCheck(node: string) {
  const result: { message?: string; code?: number } = {};
  runInNewContext(read('scripts/check-node.cjs'), {
    console: { error: (message: string) => Object.assign(result, { message }) },
    process: { versions: { node }, exit: (code: number) => Object.assign(result, { code }) },
  });
  return result;
}

test('an old Node is refused with a sentence', () => {
  for (const version of ['18.20.8', '20.20.2', '22.21.0'])
    expect(runCheck(version)).toEqual({
      message: expect.stringContaining(`this is Node ${version}`),
      code: 1,
    });
  for (const version of ['22.22.0', '24.21.0', '26.0.0']) expect(runCheck(version)).toEqual({});
});

test('every npm script that runs a TypeScript file checks the version of Node first', () => {
  const scripts = Object.entries<string>(JSON.parse(read('package.json')).scripts);
  const unchecked = scripts.filter(([, script]) => {
    const first = /\bnode (?!scripts\/check-node)/.exec(script)?.index;
    return /\bnode \S+\.ts/.test(script) && !script.slice(0, first).includes(check);
  });
  expect(unchecked.map(([name]) => name)).toEqual([]);
});
