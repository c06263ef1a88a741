import { matchRoutes, type RouteObject } from 'react-router';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

const serverBuild = 'virtual:react-router/server-build';

/** A route of the server build. Its module is empty until the route is loaded. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

interface LazyBuild {
  routes: Record<string, BuiltRoute>;
  loadRoute(id: string): Promise<void>;
}

/**
 * Loads the modules of a route with its first request, in the dev server. The server build of the router imports all routes, and
 * the first page would wait for the whole application.
 */
export function lazyRoutes(): Plugin {
  return {
    name: 'lazy-routes',
    transform: {
      filter: { id: new RegExp(`^\0${serverBuild}$`) },
      handler: (code) => importOnDemand(code),
    },
    configureServer: (server) => () => {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) return;
      // Before the handler of the router, which reads the modules of the build with each request.
      server.middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        ssr.runner
          .import<LazyBuild>(serverBuild)
          .then((build) => loadMatches(build, pathname))
          .then(() => next(), next);
      });
    },
  };
}

/** Replaces the imports of the routes by empty modules and a function that fills one. */
export function importOnDemand(code: string): string {
  const loaders: string[] = [];
  const lazy = code.replaceAll(/import \* as (route\d+) from (".+?");/g, (_, name, file) => {
    loaders.push(`[${name}, () => import(${file})]`);
    return `const ${name} = {};`;
  });
  if (loaders.length === 0) throw new Error('The server build of the router no longer imports its routes.');
  return `${lazy}
const loaders = new Map([${loaders.join(', ')}]);
export const loadRoute = async (id) => Object.assign(routes[id].module, await loaders.get(routes[id].module)());`;
}

async function loadMatches({ routes, loadRoute }: LazyBuild, pathname: string): Promise<void> {
  // Data of a page has the address of the page with a suffix.
  const page = pathname.replace(/_?\.data$/, '');
  const matches = matchRoutes(toTree(routes), page) ?? [];
  await Promise.all(['root', ...matches.map(({ route }) => route.id ?? 'root')].map(loadRoute));
}

function toTree(routes: LazyBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: toTree(routes, id) }));
}
