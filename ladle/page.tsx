import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import { type LoaderFunction, type MiddlewareFunction, Outlet } from 'react-router';
import { languageMiddleware } from '../src/i18n/language-middleware.ts';
import routeTable from '../src/routes.ts';
import { ErrorPage } from '../src/site/errors/error-page.tsx';
import { type StoryRoute, StoryRouter } from './story-router.tsx';

interface RouteModule {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
  clientLoader?: LoaderFunction;
  loader?: LoaderFunction;
  clientMiddleware?: MiddlewareFunction[];
}

const modules = import.meta.glob<RouteModule>('../src/{site,portal}/**/*.tsx', { eager: true });

/** Converts a route of the product. It uses the client loader, or the server loader, which also runs in the browser. */
function toStoryRoute({ id, path, index, file, children = [] }: RouteConfigEntry): StoryRoute[] {
  // Resource routes have no component.
  if (file.endsWith('.ts')) return [];
  const module = modules[`../src/${file}`];
  if (!module) throw new Error(`The route table names ${file}, which is not below src/site or src/portal`);
  const route = {
    id,
    path,
    Component: module.default,
    ErrorBoundary: module.ErrorBoundary,
    HydrateFallback: module.HydrateFallback,
    loader: module.clientLoader ?? module.loader,
    middleware: module.clientMiddleware,
  };
  return [index ? { ...route, index } : { ...route, children: children.flatMap(toStoryRoute) }];
}

/** All routes of the product, so that links, loaders, guards and error pages work. */
const routes: StoryRoute[] = [
  {
    id: 'product',
    Component: Outlet,
    ErrorBoundary: ErrorPage,
    middleware: [languageMiddleware],
    children: routeTable.flatMap(toStoryRoute),
  },
];

/** The page at a path. Its story file sets `meta: { page: true }`. */
export function Page({ path }: { path: string }) {
  return <StoryRouter path={path} routes={routes} />;
}
