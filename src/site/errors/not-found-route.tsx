import { data } from 'react-router';

/** An address that no page answers: 404 on the server and in the browser alike. */
function load(): never {
  throw data(null, { status: 404 });
}

export const loader = load;
export const clientLoader = load;

export default function NotFoundRoute() {
  return null;
}
