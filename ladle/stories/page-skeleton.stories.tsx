import { PageSkeleton } from '../../src/portal/page-skeleton.tsx';
import { FluentRoot } from '../../src/ui/fluent/fluent-root.tsx';

export const Rows = () => (
  <FluentRoot>
    <PageSkeleton rows={6} />
  </FluentRoot>
);
