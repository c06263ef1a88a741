import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createStore, Provider } from 'jotai';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ApiError } from './api/api-error.ts';
import {
  type BootstrapData,
  BootstrapDataProvider,
  bootstrapContext,
  type PageHandle,
} from './app/bootstrap-data.tsx';
import { languageOf } from './i18n/languages.ts';
import type { Namespace } from './i18n/namespaces.ts';
import { addAllResources, isNamespace, pickResources } from './i18n/resources.server.ts';
import { deferScripts } from './server/render/deferred-scripts.server.ts';
import { makeNonce, renderContext } from './server/render/render-context.server.ts';
import { userAtom } from './session/session-atoms.ts';
import { retryAfterS } from './site/feeds/retry-later.ts';

/** The commit of the build. */
export const commit = __COMMIT__;

// The production server calls it through the build.
export { createLoadContext } from './server/render/render-context.server.ts';

addAllResources();

/** The maximum time of a render. Its data is there when it starts. */
const renderTimeoutMs = 6_000;

/** The namespaces of the layout and the error page. */
const everywhere: Namespace[] = ['site', 'error'];

/** The name of a public page, which is the name of its texts or, before a dot, of their file; empty for other pages. */
const fileOf = (routeIds: readonly string[]) =>
  (routeIds.some((id) => id.endsWith(':page-meta')) && /:(\w+)/.exec(routeIds.at(-1) ?? '')?.[1]) || '';

function bootstrapDataOf(
  url: string,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): BootstrapData {
  const language = languageOf(new URL(url).pathname);
  const namespaces = new Set(everywhere);
  const { matches } = routerContext.staticHandlerContext;
  for (const { route } of matches) {
    const handle: PageHandle | undefined = route.handle;
    for (const namespace of handle?.namespaces ?? []) namespaces.add(namespace);
  }
  const file = fileOf(matches.map(({ route }) => route.id));
  if (isNamespace(file)) namespaces.add(file);
  return { ...loadContext.get(bootstrapContext), language, texts: pickResources(language, namespaces) };
}

/** Renders a page completely: its data is there, so nothing of it is worth a stream. */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const rendering = loadContext.get(renderContext);
  // The router responds with 500; an API failure is temporary and becomes 503.
  const isOutage = routerStatus === 500 && rendering !== null && rendering.apiErrors.length > 0;
  const status = isOutage ? 503 : routerStatus;
  if (isOutage) headers.set('Retry-After', `${retryAfterS}`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const bootstrapData = bootstrapDataOf(request.url, routerContext, loadContext);
  const nonce = rendering?.nonce ?? makeNonce();
  const store = createStore();
  store.set(userAtom, bootstrapData.user);

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <Provider store={store}>
        <BootstrapDataProvider data={bootstrapData} nonce={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </BootstrapDataProvider>
      </Provider>,
      {
        nonce,
        onShellReady() {
          isShellReady = true;
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          // An error before the shell rejects, and the caller logs it.
          if (isShellReady) report(loadContext, 'rendering', error);
        },
        async onAllReady() {
          clearTimeout(timeout);
          const html = await text(pipe(new PassThrough()));
          // The dev server does not defer scripts.
          const body = import.meta.env.PROD ? deferScripts(html, nonce) : html;
          resolve(new Response(body, { status: finalStatus, headers }));
        },
      },
    );
    const timeout = setTimeout(abort, renderTimeoutMs);
  });
}

/** Logs a render error. Failed API calls are logged separately. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An unsupported method is a client error.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  if (error instanceof ApiError && context.get(renderContext)) return;
  report(context, `${request.method} ${new URL(request.url).pathname}`, error);
};

function report(context: Readonly<RouterContextProvider>, where: string, error: unknown): void {
  const rendering = context.get(renderContext);
  if (rendering) rendering.log.error({ err: error, where, id: rendering.id }, 'a page went wrong');
  else console.error(where, error);
}
