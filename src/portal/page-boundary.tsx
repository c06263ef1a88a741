import { Outlet } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { PageFailure, type WayOn } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

interface ErrorBoundaryProps {
  error: unknown;
  /** The page above the one that failed; the user centre without it. */
  wayOn?: WayOn;
}

/** A page of the user area that could not be loaded: the frame stays around what is said about it. */
export function ErrorBoundary({ error, wayOn }: ErrorBoundaryProps) {
  // The login page is on its way.
  if (error instanceof ApiError && error.reaction.endsSession) return <PageSkeleton />;
  if (!(error instanceof ApiError)) throw error;
  return <PageFailure error={error} wayOn={wayOn} />;
}
