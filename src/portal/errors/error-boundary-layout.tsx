import { Outlet } from 'react-router';
import { RouteError } from './route-error.tsx';

export default function ErrorBoundaryLayout() {
  return <Outlet />;
}

/** A page of the user area that could not be loaded, and has nothing of its own to say about it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteError error={error} />;
}
