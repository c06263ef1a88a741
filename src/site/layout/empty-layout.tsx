import { Outlet } from 'react-router';

/** A layout without header and footer. */
export default function EmptyLayout() {
  return <Outlet />;
}
