import { useLocation, useNavigation } from 'react-router';

/** Whether the page after the login is loading, so that the form stays busy until then. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}
