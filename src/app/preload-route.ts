import { preloadModule } from 'react-dom';

/** What the router's list of files says about a route. */
interface RouteFiles {
  path?: string;
  parentId?: string;
  module: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  imports?: readonly string[];
}

/**
 * Preloads the code of a page and of the layouts around it. The links of the router do so, too, but reload the page when a file does not
 * arrive, or when the browser gives it up because another page opens.
 *
 * @param path the path of the page without language and parameters
 */
export function preloadRoute(path: string): void {
  const routes: Record<string, RouteFiles> = Reflect.get(window, '__reactRouterManifest')?.routes ?? {};
  /** A route and those around it, the outermost first. */
  const lineOf = (id: string | undefined): RouteFiles[] => {
    const route = routes[id ?? ''];
    return route ? [...lineOf(route.parentId), route] : [];
  };
  const lines = Object.keys(routes)
    .map(lineOf)
    .filter((line) => `/${line.flatMap((route) => route.path || []).join('/')}` === path);
  for (const { module, clientLoaderModule, clientMiddlewareModule, imports = [] } of lines.flat())
    for (const file of [module, clientLoaderModule, clientMiddlewareModule, ...imports])
      if (file) preloadModule(file, { as: 'script' });
}
