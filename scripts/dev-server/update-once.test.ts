import { createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { updateOnce } from './update-once.ts';

test('the router updates only what the browser has not loaded itself', async () => {
  const updated: string[] = [];
  const router: Plugin = {
    name: 'react-router-server-change-trigger-client-hmr',
    hotUpdate: ({ file }) => void updated.push(file),
  };
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => id,
    load: () => 'export {};',
  };
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [files, ...updateOnce([router])],
  });
  try {
    const { client, ssr } = server.environments;
    await client.transformRequest('/component.tsx');
    for (const path of ['/component.tsx', '/loader.server.ts']) await ssr.transformRequest(path);
    const filtered = server.config.plugins.find(({ name }) => name === router.name)?.hotUpdate;
    if (typeof filtered !== 'function') throw new Error('The plugin has no hotUpdate');
    for (const file of ['/component.tsx', '/loader.server.ts'])
      await Reflect.apply(filtered, { environment: ssr }, [{ file, server, modules: [] }]);
    expect(updated).toEqual(['/loader.server.ts']);
  } finally {
    await server.close();
  }
});

test('a router without that plugin is reported', () => {
  expect(() => updateOnce([{ name: 'react-router' }])).toThrow('no longer has the plugin');
});
