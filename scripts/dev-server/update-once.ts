import type { Plugin } from 'vite';

const serverUpdates = 'react-router-server-change-trigger-client-hmr';

/**
 * Updates a changed component once. The router reloads the client modules of each changed server module, also of those that Vite
 * updates itself: without this filter the browser loads every change three times.
 *
 * @param plugins the plugins of the router
 */
export function updateOnce(plugins: Plugin[]): Plugin[] {
  const plugin = plugins.find(({ name }) => name === serverUpdates);
  const update = plugin?.hotUpdate;
  if (typeof update !== 'function') throw new Error(`The router no longer has the plugin ${serverUpdates}.`);
  return plugins.map((each) =>
    each === plugin
      ? {
          ...plugin,
          hotUpdate(options) {
            const { client } = options.server.environments;
            return client.moduleGraph.getModulesByFile(options.file) ? undefined : update.call(this, options);
          },
        }
      : each,
  );
}
