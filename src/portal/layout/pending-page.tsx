import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { namesOf } from '../../forms/fields.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { paths } from '../../paths/paths.ts';
import { companyForm } from '../company/company-form-fields.ts';
import { CardsSkeleton } from '../dashboard/cards-skeleton.tsx';
import { FormSkeleton, PageSkeleton, TableSkeleton } from '../skeletons/page-skeleton.tsx';
import { SlowNotice, useIsLate } from '../skeletons/slow-notice.tsx';

/** The time after which the skeleton appears: a page that opens at once does not flash. */
const delayMs = 60;

const skeletons = new Map<string, ComponentType>([
  [paths.user(), CardsSkeleton],
  [paths.userInfo(), PageSkeleton],
  [paths.userCompany(), () => <FormSkeleton fields={namesOf(companyForm.fields).length} />],
  [paths.userAccount(), PageSkeleton],
  [paths.subAccounts(), TableSkeleton],
  [paths.subAccountCreate(), FormSkeleton],
]);

/** Shows the skeleton of the next page while it loads; other rows of a list and a product have none. The current page is hidden and keeps its state, in case the navigation is cancelled. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const Skeleton = next && next.pathname !== pathname && skeletons.get(stripLanguage(next.pathname));
  const isLate = useIsLate(Boolean(Skeleton), delayMs);

  return (
    <>
      {isLate && Skeleton && <Skeleton />}
      {next && !Skeleton && <SlowNotice />}
      <div hidden={isLate}>{children}</div>
    </>
  );
}
