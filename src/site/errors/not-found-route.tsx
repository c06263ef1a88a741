import { data } from 'react-router';

/** The catch-all route: responds with 404 on the server and in the browser. */
function load(): never {
  throw data(null, { status: 404 });
}

export const loader = load;
export const clientLoader = load;

export default function NotFoundRoute() {
  return null;
}
