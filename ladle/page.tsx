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

/** A route of the product as its browser part is, or its server's where that alone loads data: it runs here as well. */
function toStoryRoute({ id, path, index, file, children = [] }: RouteConfigEntry): StoryRoute[] {
  // A route without a component answers with a document; stories show pages.
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

/** The whole product below its root: every link of a page works, with loaders, guards and error pages. */
const routes: StoryRoute[] = [
  {
    id: 'product',
    Component: Outlet,
    ErrorBoundary: ErrorPage,
    middleware: [languageMiddleware],
    children: routeTable.flatMap(toStoryRoute),
  },
];

/** The page at an address from `paths`. Its story file says `meta: { page: true }`. */
export function Page({ path }: { path: string }) {
  return <StoryRouter path={path} routes={routes} />;
}
