import Cookies from 'js-cookie';

/** The cookies of the page. In a frame that blocks them there are none, and none is stored. */
export const cookieStore = {
  get(name: string): string | undefined {
    try {
      return Cookies.get(name);
    } catch {
      return undefined;
    }
  },
  set(name: string, value: string, attributes: Cookies.CookieAttributes): void {
    try {
      Cookies.set(name, value, attributes);
    } catch {
      // The frame has no cookies.
    }
  },
  remove(name: string, attributes: Cookies.CookieAttributes): void {
    try {
      Cookies.remove(name, attributes);
    } catch {
      // The frame has no cookies.
    }
  },
};
