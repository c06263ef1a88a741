import { Outlet } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { PageFrame } from './page-frame.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

export const handle: PageHandle = { surrogateKeys: ['navigation'] };

/** The header is transparent at the top of the page and opaque when scrolled past 150 px. */
export default function DefaultLayout() {
  const scrolled = useScrolledPast(150, 200);
  return (
    <PageFrame clear={!scrolled}>
      <Outlet />
    </PageFrame>
  );
}
