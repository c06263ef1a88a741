import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs the server with an invalid environment. */
function start(environment: Record<string, string>): Promise<{ code: unknown; out: string }> {
  const script = new URL('../../scripts/start-server.cjs', import.meta.url).pathname;
  const { PATH } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env: { PATH, ...environment } }, (error, stdout, stderr) =>
      resolve({ code: error?.code, out: stdout + stderr }),
    );
  });
}

test('an invalid configuration exits with a sentence for each variable', { tags: ['R7.4'] }, async () => {
  const { code, out } = await start({ PORT: 'many', SITE_ORIGIN: 'nowhere' });
  expect(code).toBe(1);
  expect(out.trim().split('\n')).toEqual([
    'API_BASE_URL is missing: set it to the base address of the API.',
    'RSA_PUBLIC_KEY is missing: production does not send passwords as plain text.',
    'SITE_ORIGIN is "nowhere": it must be an origin such as "https://www.example.com".',
    'PORT is "many": it must be a whole number from 0 to 65535.',
  ]);
});

test('a misspelt variable is named beside the missing one', { tags: ['R7.4'] }, async () => {
  const { code, out } = await start({ API_BASE_ULR: 'https://api.example.com' });
  expect(code).toBe(1);
  expect(out).toContain('API_BASE_ULR is not a variable of this project');
  expect(out).toContain('Did you mean API_BASE_URL?');
});
