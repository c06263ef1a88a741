import { fileInSite, pathInSite } from '../i18n/base-path.ts';
import { canonicalPath } from '../i18n/language-middleware.ts';
import { contentLanguage, languageOf } from '../i18n/languages.ts';
import { createBrowserSession } from '../session/browser-session.ts';
import type { BootstrapData } from './bootstrap-data.tsx';

/** How a page of the static demo goes on: as its file was made, drawn anew, or not at all. */
type Continuation = 'hydrate' | 'render' | 'stop';

/**
 * Prepares the static demo, before the page comes to life: its address, its backend, and what a link wants to show.
 * The build decides whether this is there at all: production holds nothing of it, nor of what it loads.
 */
export async function startDemo({ config, language }: BootstrapData): Promise<Continuation> {
  const path = pathInSite(location.pathname);
  const proper = canonicalPath(path);
  if (languageOf(path) === language && proper === path.replace(/(?<=.)\/$/, '')) {
    // Hosts of files add a slash to the address of a folder.
    if (proper !== path) history.replaceState(history.state, '', fileInSite(proper) + location.search);
  } else if (proper !== path) {
    location.replace(fileInSite(proper) + location.search);
    return 'stop';
  }

  // The products are files of the demo, which does not know its origin before it lies there.
  config.productOrigins = [location.origin];
  const shown = languageOf(location.pathname);
  const demo = await import('../../mocks/demo/start.ts');
  const isStarted = await demo.startDemo({
    apiBase: config.apiBaseUrl,
    root: fileInSite('/'),
    language: contentLanguage(shown),
    signIn({ user, ...tokens }) {
      const session = createBrowserSession();
      session.setTokens(tokens);
      session.setUser(user);
    },
  });
  if (!isStarted) return 'stop';
  // The file was made without a query, and the page for what is missing in one language.
  return location.search !== '' || shown !== language ? 'render' : 'hydrate';
}
