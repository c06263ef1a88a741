import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { StoryRouter } from '../story-router.tsx';

export default { meta: { page: true } };

/** Starts a navigation that never ends. The layout of every story contains the progress bar. */
function Leaving() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/never');
  }, [navigate]);
  return <Outlet />;
}

const never = () => new Promise(() => {});

export const Busy = () => (
  <StoryRouter
    path="/"
    routes={[
      { path: '/', Component: Leaving },
      { path: '/en', Component: Leaving },
      { path: '/never', loader: never },
    ]}
  />
);
