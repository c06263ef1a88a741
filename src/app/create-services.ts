import { operations } from '../../openapi/generated/operations.ts';
import type { ApiError } from '../api/api-error.ts';
import { createApi } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import type { PublicConfig } from '../config/read-config.ts';
import { loadErrorTexts } from '../i18n/error-texts.ts';
import { type Language, languageOf } from '../i18n/languages.ts';
import { stripLanguage } from '../i18n/localized-path.ts';
import { lookup } from '../i18n/lookup.ts';
import { isUserArea } from '../paths/paths.ts';
import { findSessionMismatch } from '../session/find-mismatch.ts';
import { createSession } from '../session/session.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { showToast } from '../ui/toast/toast-store.ts';
import type { Services } from './services.tsx';

/** The duration of the toast for a call that needs an account, as for other HTTP errors. */
const refusalToastMs = 5000;

/** The parts of the services that the component explorer replaces. */
interface Surroundings {
  store?: SessionStore;
  /** The language of messages. */
  language?: () => Language;
}

/** Creates the services of the browser: session, token refresh and the API client with toasts. */
export function createServices(
  { apiBaseUrl, rsaPublicKey }: Pick<PublicConfig, 'apiBaseUrl' | 'rsaPublicKey'>,
  { store = createSessionStore(), language = () => languageOf(location.pathname) }: Surroundings = {},
): Services {
  const session = createSession(store, () => api);
  const options = {
    baseUrl: new URL(apiBaseUrl, location.origin).href,
    rsaPublicKey,
    getToken: () => store.tokens()?.token,
    onServerDate: store.noteServerDate,
    findMismatch: findSessionMismatch,
    beforeFailure: async ({ code }: ApiError) => {
      if (code) await loadErrorTexts(language());
    },
  };
  /** On a public page there is no session to end: the page stays, and says what it needs. */
  const isRefusedToVisitor = (token: string | undefined) =>
    token === undefined && !session.current() && !isUserArea(stripLanguage(location.pathname));
  const api = createApi({
    ...options,
    async beforeCall(operationId) {
      // Beside the call, so that its refusal need not wait for its text.
      if (operations[operationId][0] !== 'GET') void loadErrorTexts(language());
      await session.beforeCall(operationId);
    },
    onFailure(error, { operationId, token, isQuiet }) {
      if (isQuiet) return;
      const { toastMs, endsSession } = error.handling;
      if (endsSession && isRefusedToVisitor(token)) {
        const message = lookup(language(), 'error.needsAccount') ?? 'Error';
        showToast({ kind: 'error', message, durationMs: refusalToastMs });
        return;
      }
      const isRead = operations[operationId][0] === 'GET';
      const message = errorMessage(error, language(), isRead);
      const show = () => toastMs && showToast({ kind: 'error', message, durationMs: toastMs });
      // The caller may show the error of a lost connection itself, and comes first.
      if (error.status === 0) setTimeout(() => error.isShown || show());
      else show();
      if (endsSession) session.expire(token, 'expired');
    },
  });
  const backgroundApi = createApi({
    ...options,
    beforeCall: session.beforeCall,
    onFailure(error, { token }) {
      if (error.handling.endsSession) session.expire(token, 'lapsed');
    },
  });

  return { api, backgroundApi, session, expireTokenAt: store.expireAt };
}
