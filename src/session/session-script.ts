import { sessionCookies } from './cookies.ts';

/**
 * An inline script for the head. It marks the document of a customer who is signed in before the first paint, because all visitors
 * receive the same page.
 */
export const sessionScript = () =>
  `try{const c="; "+document.cookie;if(${[sessionCookies.token, sessionCookies.user]
    .map((name) => `/; ${name}=[^;]/.test(c)`)
    .join('&&')})document.documentElement.dataset.session=""}catch{}`;

/** Marks the document after a change of the session. */
export function markSession(isLoggedIn: boolean): void {
  document.documentElement.toggleAttribute('data-session', isLoggedIn);
}
