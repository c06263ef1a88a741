import Cookies from 'js-cookie';
import { attempt } from './attempt.ts';

type Attributes = Cookies.CookieAttributes;

/** The cookies of the page. In a frame that blocks them there are none, and none is stored. */
export const cookieStore = {
  /** The cookies of this moment by their names. Browsers ask another process for them: ask once for several. */
  read(): (name: string) => string | undefined {
    const cookies = attempt(() => Cookies.get()) ?? {};
    return (name) => cookies[name];
  },
  set(name: string, value: string, attributes: Attributes): void {
    attempt(() => Cookies.set(name, value, attributes));
  },
  remove(name: string, attributes: Attributes): void {
    attempt(() => Cookies.remove(name, attributes));
  },
};
