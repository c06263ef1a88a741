import { ApiError } from '../../api/api-error.ts';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { type BackLink, ErrorState } from './error-state.tsx';

interface RouteErrorProps {
  error: unknown;
  /** The parent page; the user centre by default. */
  backLink?: BackLink;
}

/** The error boundary of a user area page, inside its layout. */
export function RouteError({ error, backLink }: RouteErrorProps) {
  if (!(error instanceof ApiError)) throw error;
  // A redirect to the login is pending.
  if (error.handling.endsSession) return <PageSkeleton />;
  return <ErrorState error={error} backLink={backLink} />;
}
