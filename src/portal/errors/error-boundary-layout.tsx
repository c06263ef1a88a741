import { Outlet } from 'react-router';
import { LoadFailure } from './route-error.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** A page of the user area that could not be loaded, and has nothing of its own to say about it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFailure error={error} />;
}
