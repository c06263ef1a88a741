import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleTexts } from './bundle-texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textModule = '/src/i18n/text-files.server.ts';

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [bundleTexts()],
  });
});

afterAll(() => server.close());

test('the server reads all texts as one module', async () => {
  const result = await server.environments.ssr.transformRequest(textModule);
  expect(result?.deps?.filter((path) => path.includes('locales'))).toEqual([]);
  const module = await server.ssrLoadModule(textModule);
  expect(module.files['../../locales/en/news.json']).toHaveProperty('list.title');
});

test.each(['update', 'create', 'delete'])('the %s of a file updates the module', async (type) => {
  const { ssr } = server.environments;
  await ssr.transformRequest(textModule);
  const hotUpdate = server.config.plugins.find(({ name }) => name === 'bundle-texts')?.hotUpdate;
  if (typeof hotUpdate !== 'function') throw new Error('The plugin has no hotUpdate');
  const change = { type, file: `${root}locales/en/news.json`, modules: [] };
  const updated = Reflect.apply(hotUpdate, { environment: ssr }, [change]);
  expect(updated).toMatchObject([{ url: textModule }]);
});
