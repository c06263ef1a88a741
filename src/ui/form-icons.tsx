import { Icon, type IconProps } from './icon.tsx';

/* The icons of forms. */

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.3 7.200C3.9 9 2.5 12 2.5 12S6 18.5 12 18.500c1.8 0 3.3-.6 4.6-1.300M10 5.700a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.500s-.8 1.5-2.2 3" />
    <path d="M9.9 9.900a3 3 0 0 0 4.2 4.200M4 4l16 16" />
  </Icon>
);
