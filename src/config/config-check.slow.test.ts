import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../node_modules/.bin/react-router', import.meta.url));

/** Starts the dev server, which ends with an error. */
function startDevelopment(
  environment: Record<string, string>,
  port = 0,
): Promise<{ code: unknown; out: string }> {
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
  const env = { ...inherited, ...environment };
  return new Promise((resolve) => {
    execFile(command, ['dev', '--port', `${port}`], { env, timeout: 100_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code, out: stdout + stderr }),
    );
  });
}

test('the dev server does not start with an invalid value and names each', {
  tags: ['R7.4'],
}, async () => {
  const { code, out } = await startDevelopment({
    API_BASE_URL: 'api.example.com',
    SITE_ORIGIN: 'nowhere',
  });
  expect(code).toBe(1);
  expect(out.split('\n').filter((line) => line && !line.startsWith('[restart]'))).toEqual([
    'API_BASE_URL is "api.example.com": it must be an http(s) address or a path that starts with "/", and no more than that.',
    'SITE_ORIGIN is "nowhere": it must be an origin such as "https://www.example.com".',
  ]);
});

test('the dev server ends with a sentence when its port is in use', { tags: ['R7.4'] }, async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, out } = await startDevelopment({}, port);
  taken.close();
  expect(code).toBe(1);
  expect(out).toContain(`Port ${port} is already in use`);
  expect(out).toContain('another port with npm run dev -- --port.');
  expect(out).not.toMatch(/^ +at /m);
});
