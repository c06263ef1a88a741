import { ProductSkeleton } from '../../src/portal/container/product-skeleton.tsx';
import { CardsSkeleton } from '../../src/portal/dashboard/cards-skeleton.tsx';
import { FormSkeleton, PageSkeleton, TableSkeleton } from '../../src/portal/skeletons/page-skeleton.tsx';
import { FluentRoot } from '../../src/ui/fluent/fluent-root.tsx';

export const Rows = () => (
  <FluentRoot>
    <PageSkeleton />
  </FluentRoot>
);

export const Cards = () => (
  <FluentRoot>
    <CardsSkeleton />
  </FluentRoot>
);

export const Form = () => (
  <FluentRoot>
    <FormSkeleton fields={7} />
  </FluentRoot>
);

export const Table = () => (
  <FluentRoot>
    <TableSkeleton />
  </FluentRoot>
);

export const Container = () => (
  <FluentRoot>
    <ProductSkeleton label="…" />
  </FluentRoot>
);
