import { Icon, type IconProps } from './icon.tsx';

/* The icons of the user area only. */

export const AppsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 4h3v3h-3Zm0 6.5h3v3h-3Zm0 6.5h3v3h-3ZM11 5.5h9.5M11 12h9.5M11 18.5h9.5" />
  </Icon>
);

export const BuildingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21V4.5C5 3.7 5.7 3 6.5 3h6c.8 0 1.5.7 1.5 1.5V21M14 9.5h3.5c.8 0 1.5.7 1.5 1.5v10M3.5 21h17" />
    <path d="M8.5 7h2M8.5 11h2M8.5 15h2" />
  </Icon>
);

export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.8L16 9.5" />
  </Icon>
);

export const CheckCircleFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
      d="M12 2.1a9.9 9.9 0 1 0 0 19.8 9.9 9.9 0 0 0 0-19.8Zm5.1 7.8-6.3 6.6-3.9-3.9 1.3-1.3 2.6 2.6 5-5.3Z"
    />
  </Icon>
);

export const CircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
  </Icon>
);

export const CloudErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 18.5H7a4.2 4.2 0 0 1-.6-8.4 5.7 5.7 0 0 1 11 0c1.5.1 2.7.9 3.4 2" />
    <path d="m14.5 14.5 5 5m0-5-5 5" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3v13m-5.5-5.5L12 16l5.5-5.5M5 20.5h14" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="10" width="15" height="11" rx="1.5" />
    <path d="M8 10V7a4 4 0 0 1 8 0v3M12 15v1.5" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="1.5" />
    <path d="m3.5 7.5 8.5 5.5 8.5-5.5" />
  </Icon>
);

export const MobileIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
    <path d="M10.8 18h2.4" />
  </Icon>
);

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path strokeWidth="3" d="M6 12h.01M12 12h.01M18 12h.01" />
  </Icon>
);

export const OpenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 4.5H6C5.2 4.5 4.5 5.2 4.5 6v12c0 .8.7 1.5 1.5 1.5h12c.8 0 1.5-.7 1.5-1.5v-4.5M14 3.5h6.5V10M20 4l-8.5 8.5" />
  </Icon>
);

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="7.5" r="4" />
    <path d="M4.5 20.5c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5Z" />
  </Icon>
);

export const PersonCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="9.5" r="2.8" />
    <path d="M6.3 18.8c.8-2.3 2.9-3.7 5.7-3.7s4.9 1.4 5.7 3.7" />
  </Icon>
);

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 5 6v5.5c0 4.3 2.9 7.7 7 9.5 4.1-1.8 7-5.2 7-9.5V6Z" />
    <circle cx="12" cy="10.5" r="1.5" />
    <path d="M12 12v3" />
  </Icon>
);

export const ShieldErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 5 6v5.5c0 4.3 2.9 7.7 7 9.5 4.1-1.8 7-5.2 7-9.5V6Z" />
    <path d="M12 8.5v4M12 15.8v.01" />
  </Icon>
);

export const SurveyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 4.5H6C5.2 4.5 4.5 5.2 4.5 6v13.5c0 .8.7 1.5 1.5 1.5h12c.8 0 1.5-.7 1.5-1.5V6c0-.8-.7-1.5-1.5-1.5h-2.5" />
    <rect x="8.5" y="3" width="7" height="3" rx="1" />
    <path d="m8 11 1 1 1.8-2M8 16.3l1 1 1.8-2M13.5 11.5h2.5m-2.5 5.3h2.5" />
  </Icon>
);

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4v5.5h5.5M5.3 9.2l3.9-3.7a6 6 0 0 1 8.3 8.7L9.5 21" />
  </Icon>
);

export const UnplugIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12.2 6.2 5.6 5.6 1.2-1.2a4 4 0 0 0-5.6-5.6ZM17.5 6.5 21 3M6.2 12.2l5.6 5.6-1.2 1.2A4 4 0 0 1 5 13.4ZM6.5 17.5 3 21M8.7 14.7 11 12.4M9.3 15.3l2.3-2.3" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.01" />
  </Icon>
);
