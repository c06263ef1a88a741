/** Starts the development server: `npm run dev`. */
import { fileURLToPath } from 'node:url';
import { devUpstream } from '../../mocks/adapters/dev-upstream.ts';
import { devApiBase } from '../../mocks/adapters/sample-config.ts';
import { reportError } from '../../mocks/cli/report-error.ts';
import { readOptions } from './read-options.ts';

const router = fileURLToPath(new URL('../../node_modules/@react-router/dev/bin.cjs', import.meta.url));

try {
  const { routerWords, upstream } = readOptions(process.argv.slice(2));
  if (Object.keys(upstream).length > 0) {
    const { API_BASE_URL } = process.env;
    if (API_BASE_URL && API_BASE_URL !== devApiBase)
      throw new Error(
        'API_BASE_URL leaves out the fake backend and its panel. Remove it to use --real or --replay.',
      );
    const { createUpstream } = await import('../../mocks/adapters/upstream.ts');
    devUpstream.current = await createUpstream(upstream);
    // The site calls this server and encrypts for the fake backend, which encrypts for the real one.
    delete process.env.SERVER_API_BASE_URL;
    delete process.env.RSA_PUBLIC_KEY;
  }
  process.argv.splice(1, process.argv.length, router, 'dev', ...routerWords);
  await import(router);
} catch (error) {
  reportError(error);
}
