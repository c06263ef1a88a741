import type { BootstrapData } from '../app/bootstrap-data.tsx';
import { fileInSite, pathInSite } from '../i18n/base-path.ts';
import { canonicalPath } from '../i18n/language-middleware.ts';
import { contentLanguage, languageOf } from '../i18n/languages.ts';
import { createSessionStore } from '../session/session-store.ts';

/** How a page of the static demo starts: by hydration, by a new client render, or not at all. */
type Continuation = 'hydrate' | 'render' | 'stop';

/**
 * Prepares the static demo before hydration: URL, fake backend and replay link.
 * A build-time flag removes this module and its imports from production builds.
 */
export async function startDemo({ config, language }: BootstrapData): Promise<Continuation> {
  const path = pathInSite(location.pathname);
  const proper = canonicalPath(path);
  if (languageOf(path) === language && proper === path.replace(/(?<=.)\/$/, '')) {
    // Static hosts add a trailing slash to directories.
    if (proper !== path)
      history.replaceState(history.state, '', fileInSite(proper) + location.search + location.hash);
  } else if (proper !== path) {
    location.replace(fileInSite(proper) + location.search + location.hash);
    return 'stop';
  }

  // Products are files of the demo, whose origin is unknown at build time.
  config.productOrigins = [location.origin];
  const shown = languageOf(location.pathname);
  const demo = await import('../../mocks/demo/start.ts');
  const isStarted = await demo.startDemo({
    apiBase: config.apiBaseUrl,
    root: fileInSite('/'),
    language: contentLanguage(shown),
    signIn({ user, ...tokens }) {
      const store = createSessionStore();
      store.setTokens(tokens);
      store.setUser(user);
    },
  });
  if (!isStarted) return 'stop';
  // Files are rendered without a query, and the 404 page in one language.
  return location.search !== '' || shown !== language ? 'render' : 'hydrate';
}
