import Cookies from 'js-cookie';
import { attempt } from './attempt.ts';

type Attributes = Cookies.CookieAttributes;

/** The cookies as read since the last await. Browsers ask another process for them, so a page asks once for several. */
let known: Record<string, string> | undefined;

function readAll(): Record<string, string> {
  if (!known) {
    known = attempt(() => Cookies.get()) ?? {};
    queueMicrotask(() => {
      known = undefined;
    });
  }
  return known;
}

/** The cookies of the page. In a frame that blocks them there are none, and none is stored. */
export const cookieStore = {
  get: (name: string): string | undefined => readAll()[name],
  set(name: string, value: string, attributes: Attributes): void {
    attempt(() => Cookies.set(name, value, attributes));
    known = undefined;
  },
  remove(name: string, attributes: Attributes): void {
    attempt(() => Cookies.remove(name, attributes));
    known = undefined;
  },
};
