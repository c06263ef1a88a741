import type { ApiError } from '../api/api-error.ts';
import { createApi } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { unwrap } from '../api/unwrap.ts';
import type { PublicConfig } from '../config/config.ts';
import { loadErrorTexts } from '../i18n/error-texts.ts';
import { type Language, languageOf } from '../i18n/languages.ts';
import { stripLanguage } from '../i18n/localized-path.ts';
import { lookup } from '../i18n/lookup.ts';
import { type BrowserSession, createBrowserSession } from '../session/browser-session.ts';
import { revokeToken } from '../session/log-out.ts';
import { createRefresh } from '../session/refresh.ts';
import { showToast } from '../ui/toast/toast-store.ts';
import { noteInterruptedAction } from './interrupted-action.ts';
import { discardPrefetchedData } from './page-data.ts';
import { isUserArea } from './paths.ts';
import type { Services } from './services.tsx';

/**
 * Calls whose failures are ignored: a logout succeeds locally, metadata has a fallback, and the call that waits for a refresh
 * surfaces its error.
 */
const quietCalls = new Set(['POST /v1/logout', 'GET /v1/seo', 'POST /token/refresh']);

/**
 * Error codes that are expected: a new customer has no company information and gets an empty form; a sub-account without access to
 * its colleagues sees no name of its main account.
 */
const quietRefusals = new Set(['GET /v1/users/companyInfo B004', 'GET /v1/company/users A0403']);

/** The duration of the toast for a call that needs an account, as for other HTTP errors. */
const refusalToastMs = 5000;

/** The parts of the services that the component explorer replaces. */
interface Surroundings {
  session?: BrowserSession;
  /** The language of messages. */
  language?: () => Language;
}

/** Creates the services of the browser: session, token refresh and the API client with toasts. */
export function createServices(
  { apiBaseUrl, rsaPublicKey }: PublicConfig,
  { session = createBrowserSession(), language = () => languageOf(location.pathname) }: Surroundings = {},
): Services {
  const options = {
    baseUrl: new URL(apiBaseUrl, location.origin).href,
    rsaPublicKey,
    getToken: () => session.tokens()?.token,
    onServerDate: session.noteServerDate,
    beforeFailure: async ({ code }: ApiError) => {
      if (code) await loadErrorTexts(language());
    },
  };
  const isCurrent = (token: string | undefined) => session.tokens()?.token === token;
  /** On a public page there is no session to end: the page stays, and says what it needs. */
  const isRefusedToVisitor = (token: string | undefined) =>
    token === undefined && isCurrent(undefined) && !isUserArea(stripLanguage(location.pathname));
  const { beforeCall, renewAhead, withoutReload } = createRefresh({
    ...session,
    request: (tokens) => unwrap(api.POST('/token/refresh', { body: tokens })),
    revoke: (token) => revokeToken(api, token),
    reload(action) {
      if (action) noteInterruptedAction(action);
      location.reload();
    },
  });
  const api = createApi({
    ...options,
    beforeCall,
    onFailure(error, call, { token }) {
      if (quietCalls.has(call) || quietRefusals.has(`${call} ${error.code}`)) return;
      const { toastMs, endsSession } = error.handling;
      if (endsSession && isRefusedToVisitor(token)) {
        const message = lookup(language(), 'error.needsAccount') ?? 'Error';
        showToast({ kind: 'error', message, durationMs: refusalToastMs });
        return;
      }
      const message = errorMessage(error, language());
      if (toastMs) showToast({ kind: 'error', message, durationMs: toastMs });
      if (endsSession && isCurrent(token)) session.clear('expired');
    },
  });
  const backgroundApi = createApi({
    ...options,
    beforeCall,
    onFailure(error, _call, { token }) {
      if (error.handling.endsSession && isCurrent(token)) session.clear('lapsed');
    },
  });
  const createPrefetchApi = (onFailure: () => void) => createApi({ ...options, onFailure });

  // Before and after: a prefetch during the mutation may have read the old data.
  const discardAtMutation = ({ request }: { request: Request }) => {
    if (request.method !== 'GET') discardPrefetchedData();
    return undefined;
  };
  api.use({ onRequest: discardAtMutation, onResponse: discardAtMutation, onError: discardAtMutation });
  session.subscribe(discardPrefetchedData);

  return { api, backgroundApi, createPrefetchApi, session, renewAhead, withoutReload };
}
