import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../node_modules/.bin/react-router', import.meta.url));

/** Starts the dev server with an invalid environment. */
function startDevelopment(environment: Record<string, string>): Promise<{ code: unknown; out: string }> {
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
  const env = { ...inherited, ...environment };
  return new Promise((resolve) => {
    execFile(command, ['dev', '--port', '0'], { env, timeout: 15_000 }, (error, stdout, stderr) =>
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
