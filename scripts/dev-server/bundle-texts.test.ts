import { fileURLToPath } from 'node:url';
import { createServer, type DevEnvironment, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

const hotUpdate = (environment: DevEnvironment, change: object): unknown => {
  const hook = server.config.plugins.find(({ name }) => name === 'bundle-texts')?.hotUpdate;
  if (typeof hook !== 'function') throw new Error('The plugin has no hotUpdate');
  return Reflect.apply(hook, { environment }, [{ modules: [], ...change }]);
};

test.each(['update', 'create', 'delete'])('the %s of a file updates the module', async (type) => {
  const { ssr } = server.environments;
  await ssr.transformRequest(textModule);
  const updated = await hotUpdate(ssr, { type, file: `${root}locales/en/news.json` });
  expect(updated).toMatchObject([{ url: textModule }]);
});

test.each([
  ['news.json', { namespace: 'news', text: { list: 'News' } }],
  ['common.apiMsg.json', { namespace: 'common', text: { apiMsg: { list: 'News' } } }],
])('a change of %s is sent to open pages', async (name, sent) => {
  const { client } = server.environments;
  const send = vi.spyOn(client.hot, 'send').mockReturnValue();
  const read = async () => '{ "list": "News" }';
  const updated = await hotUpdate(client, { type: 'update', file: `${root}locales/en/${name}`, read });
  expect(updated).toEqual([]);
  expect(send).toHaveBeenCalledWith('texts', { language: 'en', ...sent });
  send.mockRestore();
});
