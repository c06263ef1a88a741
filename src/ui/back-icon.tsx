import { Icon } from './icon.tsx';

export const BackIcon = () => (
  <Icon>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);
