import { ProductSkeleton } from '../../src/portal/container/product-skeleton.tsx';
import { CardsSkeleton } from '../../src/portal/dashboard/cards-skeleton.tsx';
import { FormSkeleton, PageSkeleton, TableSkeleton } from '../../src/portal/skeletons/page-skeleton.tsx';

export const Rows = () => <PageSkeleton />;
export const Cards = () => <CardsSkeleton />;
export const Form = () => <FormSkeleton fields={7} />;
export const Table = () => <TableSkeleton />;
export const Container = () => <ProductSkeleton label="…" />;
