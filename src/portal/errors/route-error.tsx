import { ApiError } from '../../api/api-error.ts';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { PageFailure, type WayOn } from './error-state.tsx';

interface LoadFailureProps {
  error: unknown;
  /** The page above the one that failed; the user centre without it. */
  wayOn?: WayOn;
}

/** What stands in the place of a page of the user area that could not be loaded; the frame stays around it. */
export function LoadFailure({ error, wayOn }: LoadFailureProps) {
  if (!(error instanceof ApiError)) throw error;
  // The login page is on its way.
  if (error.reaction.endsSession) return <PageSkeleton />;
  return <PageFailure error={error} wayOn={wayOn} />;
}
