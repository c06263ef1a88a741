import Cookies from 'js-cookie';
import { attempt } from './attempt.ts';

type Attributes = Cookies.CookieAttributes;

/** The cookies of the page. In a frame that blocks them there are none, and none is stored. */
export const cookieStore = {
  get: (name: string) => attempt(() => Cookies.get(name)),
  set(name: string, value: string, attributes: Attributes): void {
    attempt(() => Cookies.set(name, value, attributes));
  },
  remove(name: string, attributes: Attributes): void {
    attempt(() => Cookies.remove(name, attributes));
  },
};
