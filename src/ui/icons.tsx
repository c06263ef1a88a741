import { Icon, type IconProps } from './icon.tsx';

/* The icons of the layout and of most pages. `page-icons.tsx` and `topic-icons.tsx` contain those of few pages. */

export const ArrowIcon = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9S14.5 18.4 12 21c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const BrandIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10v4h3l7 4V6L7 10Z" />
    <path d="M17.5 9.5a4 4 0 0 1 0 5M7.5 14.5 9 19" />
  </Icon>
);

export const ProductIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 8 4.5v9L12 21l-8-4.5v-9Z" />
    <path d="m4 7.5 8 4.5 8-4.5M12 12v9" />
  </Icon>
);

export const ServiceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 14v-2a7 7 0 0 1 14 0v2" />
    <path d="M5 13.5h2.5v5H6a1 1 0 0 1-1-1Zm14 0h-2.5v5H18a1 1 0 0 0 1-1ZM18 18.5c0 1.7-2 2.5-4.5 2.5" />
  </Icon>
);

export const EmployeeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M3 20c0-3.6 2.6-6 6-6s6 2.4 6 6M15.5 5.4a3.5 3.5 0 0 1 0 6.2M17.5 14.6c2.1.8 3.5 2.8 3.5 5.4" />
  </Icon>
);
