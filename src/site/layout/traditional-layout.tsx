import { Outlet } from 'react-router';
import { PageFrame } from './page-frame.tsx';

/** The header is always opaque. */
export default function TraditionalLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
