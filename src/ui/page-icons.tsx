import { Icon, type IconProps } from './icon.tsx';

/* The icons of the contacts. `topic-icons.tsx` contains those of single pages. */

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

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
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
