import { Outlet } from 'react-router';
import { RouteError } from './route-error.tsx';

export default function ErrorBoundaryLayout() {
  return <Outlet />;
}

/** The default error boundary of user area pages. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteError error={error} />;
}
