import { Outlet } from 'react-router';
import { PageFrame } from './page-frame.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The header is transparent at the top of the page and opaque when scrolled past 150 px. */
export default function DefaultLayout() {
  const scrolled = useScrolledPast(150, 200);
  return (
    <PageFrame clear={!scrolled}>
      <Outlet />
    </PageFrame>
  );
}
