import { Icon } from './icon.tsx';

/* The icons of few pages, in a separate chunk. */

export const LinkIcon = () => (
  <Icon>
    <path d="m10 14 4-4M9 9.500 6.500 12a3.900 3.900 0 0 0 5.500 5.500l2.500-2.500M15 14.500l2.500-2.500A3.900 3.900 0 0 0 12 6.500L9.500 9" />
  </Icon>
);

export const UploadIcon = () => (
  <Icon>
    <path d="M12 15.500V4.500M7.500 9 12 4.500 16.500 9M4.500 15v4.500h15V15" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <path d="M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3c0 1-.8 1.7-1.8 1.6C11 19 5 13 4.3 5.3 4.2 4.3 5 3.5 6 3.5Z" />
  </Icon>
);

export const CodeIcon = () => (
  <Icon>
    <path d="M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Z" />
    <path d="M14 14h2.5v2.5M20 14v3M14 20h3m3 0v.01" />
  </Icon>
);

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
