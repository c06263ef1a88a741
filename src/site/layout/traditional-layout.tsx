import { Outlet } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { PageFrame } from './page-frame.tsx';

export const handle: PageHandle = { surrogateKeys: ['navigation'] };

/** The header is always opaque. */
export default function TraditionalLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
