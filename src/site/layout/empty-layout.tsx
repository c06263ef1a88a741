import { Outlet } from 'react-router';

/** No header and footer: the page stands alone, with its own link home. */
export default function EmptyLayout() {
  return <Outlet />;
}
