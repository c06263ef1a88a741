import { preloadModule } from 'react-dom';

/** What the router's list of files says about a route. */
interface RouteFiles {
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
 * @param id the id of the route without its set; both sets have the same files
 */
export function preloadRoute(id: string): void {
  const routes: Record<string, RouteFiles | undefined> =
    Reflect.get(window, '__reactRouterManifest')?.routes ?? {};
  for (let route = routes[`zh:${id}`]; route; route = routes[route.parentId ?? '']) {
    const { module, clientLoaderModule, clientMiddlewareModule, imports = [] } = route;
    for (const file of [module, clientLoaderModule, clientMiddlewareModule, ...imports])
      if (file) preloadModule(file, { as: 'script' });
  }
}
