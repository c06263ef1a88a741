import { Outlet } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** A page of the user area that could not be loaded: the frame stays around what is said about it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  // The login page is on its way.
  if (error instanceof ApiError && error.reaction.endsSession) return <PageSkeleton />;
  if (!(error instanceof ApiError)) throw error;
  return <PageFailure error={error} />;
}
