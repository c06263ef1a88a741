import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { pathInSite } from '../i18n/base-path.ts';
import { type Language, languageOf } from '../i18n/languages.ts';
import { localize } from '../i18n/localized-path.ts';
import { paths } from '../paths/paths.ts';
import { isMainAccount } from './cookies.ts';
import { safeRedirect } from './safe-redirect.ts';
import { sessionContext } from './session-context.ts';

interface Visit {
  context: Readonly<RouterContextProvider>;
  url: URL;
  language: Language;
}

/** Returns the path to redirect to, or undefined to continue. */
type Guard = (visit: Visit) => string | undefined;

const guards = {
  'logged-in': ({ context, url, language }) =>
    context.get(sessionContext).isLoggedIn
      ? undefined
      : localize(paths.login(pathInSite(url.pathname) + url.search), language),
  'main-account': ({ context, language }) => {
    const { user } = context.get(sessionContext);
    return !user || isMainAccount(user) ? undefined : localize(paths.userInfo('A0403'), language);
  },
  'anonymous-only': ({ context, url, language }) =>
    context.get(sessionContext).isLoggedIn
      ? (safeRedirect(url.searchParams.get('redirect'), language) ?? localize(paths.user(), language))
      : undefined,
} as const satisfies Record<string, Guard>;

const byName = new Map<string, Guard>(Object.entries(guards));

/** Creates the middleware of a guard, for server and browser. */
export const guard = (name: keyof typeof guards): MiddlewareFunction => guardNamed(name);

/**
 * Creates the middleware for an untyped guard name.
 *
 * @throws a 500 response from the middleware when the guard does not exist
 */
export function guardNamed(name: string): MiddlewareFunction {
  return ({ context, url }) => {
    const check = byName.get(name);
    if (!check) throw data(`There is no guard "${name}"`, { status: 500 });
    const target = check({ context, url, language: languageOf(url.pathname) });
    if (target) throw redirect(target);
  };
}
