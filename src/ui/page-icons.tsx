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

export const CodingIcon = () => (
  <Icon>
    <path d="M4 6h7M4 12h7M4 18h7" />
    <path d="M11 6c4 0 3 6 6 6M11 18c4 0 3-6 6-6M11 12h9" />
  </Icon>
);

export const SummaryIcon = () => (
  <Icon>
    <path d="M6 3h9l4 4v14H6Z" />
    <path d="M9.5 11h6M9.5 15h6M9.5 7h2.5" />
  </Icon>
);

export const ChatIcon = () => (
  <Icon>
    <path d="M4 5h16v11h-9l-4 4v-4H4Z" />
    <path d="M8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01" />
  </Icon>
);

export const ApplyIcon = () => (
  <Icon>
    <path d="M6 3h12v18H6Z" />
    <path d="M9 8h6M9 12h6m-6 4h3" />
  </Icon>
);
