import { Icon } from './icon.tsx';

/* The icons for the topics of single pages. */

export const CarIcon = () => (
  <Icon>
    <path d="M4 16v-4l2-5h12l2 5v4ZM4 12h16" />
    <path d="M6 16v2.5m12-2.5v2.5M7.5 14h.01M16.5 14h.01" />
  </Icon>
);

export const ShopIcon = () => (
  <Icon>
    <path d="M4 9.5 5.5 4h13L20 9.5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0Z" />
    <path d="M5.5 12.500V20h13v-7.500M10 20v-4.500h4V20" />
  </Icon>
);

export const ProbeIcon = () => (
  <Icon>
    <path d="M4 5h16v11h-8l-4 4v-4H4Z" />
    <path d="M10 8.8c.4-1 1.2-1.5 2.1-1.5 1.2 0 2.1.7 2.1 1.8 0 1.3-2.2 1.5-2.2 2.7m0 1.7v.1" />
  </Icon>
);

export const QualityIcon = () => (
  <Icon>
    <path d="M12 3 5 6v5.5c0 4.3 2.9 7.7 7 9.5 4.1-1.8 7-5.2 7-9.5V6Z" />
    <path d="m9 12 2.2 2.2L15.5 10" />
  </Icon>
);
