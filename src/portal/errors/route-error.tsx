import { ApiError } from '../../api/api-error.ts';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { type BackLink, ErrorState } from './error-state.tsx';

interface RouteErrorProps {
  error: unknown;
  /** The page above the one that failed; the user centre without it. */
  backLink?: BackLink;
}

/** What stands in the place of a page of the user area that could not be loaded; the frame stays around it. */
export function RouteError({ error, backLink }: RouteErrorProps) {
  if (!(error instanceof ApiError)) throw error;
  // The login page is on its way.
  if (error.handling.endsSession) return <PageSkeleton />;
  return <ErrorState error={error} backLink={backLink} />;
}
