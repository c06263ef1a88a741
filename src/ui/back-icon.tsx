import { Icon, type IconProps } from './icon.tsx';

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);
