import type { Plugin } from 'vite';

/**
 * The router reloads the page without limit when a route module fails to load. This plugin replaces the reload with an event, and
 * the application handles it. Without the Navigation API a page cannot cancel a reload.
 */
export const routerReload = (): Plugin => ({
  name: 'router-reload',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.m?js$/ },
    handler(code) {
      const reload = 'window.location.reload()';
      if (!code.includes(reload)) this.error(`The router no longer calls ${reload} where it did.`);
      return code.replace(reload, "window.dispatchEvent(new Event('chunk-load-error'))");
    },
  },
});
