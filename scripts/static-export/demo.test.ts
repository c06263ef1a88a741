import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Finished, finished } from '../../test/mock-processes.ts';

const entry = fileURLToPath(new URL('./demo.ts', import.meta.url));

/** A directory with a built demo of one page. */
const built = mkdtempSync(join(tmpdir(), 'demo-'));
mkdirSync(join(built, 'client'));
writeFileSync(join(built, 'client/index.html'), '');
afterAll(() => rmSync(built, { recursive: true }));

/** Runs the command without a build. */
const serve = (...flags: string[]): Promise<Finished> =>
  finished(
    spawn(process.execPath, [entry, '--no-build', '--out', built, ...flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

test('a directory without a demo is reported in a sentence', async () => {
  const result = await serve('--out', 'docs', '--port', '0');
  expect([result.err, result.code]).toEqual([
    'docs contains no demo. Run npm run demo without --no-build.\n',
    1,
  ]);
});

test('an unavailable port is reported in a sentence', { tags: ['R7.4'] }, async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const result = await serve('--port', `${port}`);
  taken.close();
  const sentence = new RegExp(`^Port ${port} is already in use.* another port with --port\\.\\n$`);
  expect([result.err, result.code]).toEqual([expect.stringMatching(sentence), 1]);
  const none = await serve('--port', 'many');
  expect([none.err, none.code]).toEqual([expect.stringMatching(/^error: .*'many' is invalid.*\n$/), 1]);
});

/** A network address of this machine other than loopback. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === 'IPv4')?.address;

const isListening = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, host, () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

test.each([
  { flags: [], isPublic: false },
  { flags: ['--host', '0.0.0.0'], isPublic: true },
])('a demo with the flags $flags is there for other machines: $isPublic', async ({ flags, isPublic }) => {
  const child = spawn(process.execPath, [entry, '--no-build', '--out', built, '--port', '0', ...flags]);
  const [line] = await once(child.stdout, 'data');
  const port = Number(new URL(/http:\S+/.exec(String(line))?.[0] ?? '').port);
  const results = [
    await isListening('localhost', port),
    outside ? await isListening(outside, port) : isPublic,
  ];
  child.kill();
  expect(results).toEqual([true, isPublic]);
});
