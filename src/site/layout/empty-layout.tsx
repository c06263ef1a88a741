import { Outlet } from 'react-router';

/** No furniture: the page stands alone, and brings its own way home. */
export default function EmptyLayout() {
  return <Outlet />;
}
