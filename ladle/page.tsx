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
  clientMiddleware?: MiddlewareFunction[];
}

const modules = import.meta.glob<RouteModule>('../src/{site,portal}/**/*.tsx', { eager: true });

/** A route of the product as its browser part is: no server has a hand in a story. */
function toStoryRoute({ id, path, index, file, children }: RouteConfigEntry): StoryRoute {
  const module = modules[`../src/${file}`];
  if (!module) throw new Error(`The route table names ${file}, which is not below src/site or src/portal`);
  const route = {
    id,
    path,
    Component: module.default,
    ErrorBoundary: module.ErrorBoundary,
    HydrateFallback: module.HydrateFallback,
    loader: module.clientLoader,
    middleware: module.clientMiddleware,
  };
  return index ? { ...route, index } : { ...route, children: children?.map(toStoryRoute) };
}

/** The whole product below its root: every link of a page works, with loaders, guards and error pages. */
const routes: StoryRoute[] = [
  {
    id: 'product',
    Component: Outlet,
    ErrorBoundary: ErrorPage,
    middleware: [languageMiddleware],
    children: routeTable.map(toStoryRoute),
  },
];

/** The page at an address from `paths`. Its story file says `meta: { page: true }`. */
export function Page({ path }: { path: string }) {
  return <StoryRouter path={path} routes={routes} />;
}
