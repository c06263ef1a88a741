import { Outlet } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { AskMainAccount, useMainAccount } from '../entitlements/main-account.tsx';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { useErrorDescription } from './describe-error.ts';
import { Failure } from './failure.tsx';
import { RetryButton } from './retry-button.tsx';

interface RouteErrorProps {
  error: unknown;
  /** The parent page, by its unprefixed path; the user centre by default. */
  backLink?: { label: string; to: string };
}

/** The error boundary of a user area page, inside its layout. */
export function RouteError({ error, backLink }: RouteErrorProps) {
  if (!(error instanceof ApiError)) throw error;
  // A redirect to the login is pending.
  if (error.handling.endsSession) return <PageSkeleton />;
  return <ErrorState error={error} backLink={backLink} />;
}

/** Replaces content of the user area that failed to load: the error, whom to ask, and a retry or a link. */
export function ErrorState({ error, backLink }: RouteErrorProps & { error: ApiError }) {
  const { t } = useTranslation(['user', 'error']);
  const { title, mayPass, isForMainAccount, ...description } = useErrorDescription(error);
  return (
    <>
      <SeoMeta title={t(title)} robots="noindex" />
      <Failure
        {...description}
        isPage
        title={t(title)}
        help={isForMainAccount ? <AskOwnMainAccount /> : <ContactLinks />}
        action={mayPass && <RetryButton error={error} isPrimary />}
        backLink={backLink}
      />
    </>
  );
}

const AskOwnMainAccount = () => <AskMainAccount mainAccount={useMainAccount()} wish="access" />;

/** The route around the pages of the user area, for their default error boundary. */
export default Outlet;

export const ErrorBoundary = RouteError;
