import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleTexts } from './bundle-texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textModule = '/src/i18n/resources.server.ts';

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
  expect(module.pickResources('en', ['news']).news).toHaveProperty('list.title');
});

test('a change of a text, and a new file, update the module', async () => {
  const { ssr } = server.environments;
  await ssr.transformRequest(textModule);
  const [file] = ssr.moduleGraph.getModulesByFile(`${root}locales/en/news.json`) ?? [];
  expect([...(file?.importers ?? [])].map(({ url }) => url)).toEqual([textModule]);
  const hotUpdate = server.config.plugins.find(({ name }) => name === 'bundle-texts')?.hotUpdate;
  if (typeof hotUpdate !== 'function') throw new Error('The plugin has no hotUpdate');
  const created = { type: 'create', file: `${root}locales/en/other.json`, modules: [] };
  const updated = Reflect.apply(hotUpdate, { environment: ssr }, [created]);
  expect(updated).toMatchObject([{ url: textModule }]);
});
